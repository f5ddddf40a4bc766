// @generated from grammar/ by `cargo regenerate`. Do not edit.

use crate::grammar::functions::Matcher;
use crate::grammar::rules::GENERIC;
use crate::grammar::table::RuleEntry;
fn entry(index: usize) -> &'static RuleEntry {
    &GENERIC[index]
}
#[inline(never)]
pub fn open_6(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(6usize));
    let is_match = (m.one(10633823810298881996379053697534001152u128)
        && m
            .run(
                b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                0usize,
            ));
    is_match && m.close(node)
}
#[inline(never)]
pub fn quiet_31(m: &mut Matcher<'_>) -> bool {
    (m.one(137438953472u128) && m.one(9982748479121884238975116247040u128)
        && m.one(9982748479121884238975116247040u128))
}
#[inline(never)]
pub fn open_8(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(8usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_14(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(14usize));
    let is_match = {
        let (mut count, mut mark) = (0u32, m.mark());
        while count < 4u32 && m.one(9982748479121884238975116247040u128) {
            count += 1;
            mark = m.mark();
        }
        m.reset(mark) && count >= 1u32
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_17(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(17usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(1125899906842624u128)
            && (m.literal("25") && m.one(17732923532771328u128))
            || m.reset(mark) && m.may_begin(1125899906842624u128)
                && (m.one(1125899906842624u128) && m.one(8725724278030336u128)
                    && m.one(287948901175001088u128))
            || m.reset(mark) && m.may_begin(562949953421312u128)
                && (m.one(562949953421312u128)
                    && {
                        let (mut count, mut mark) = (0u32, m.mark());
                        while count < 2u32 && m.one(287948901175001088u128) {
                            count += 1;
                            mark = m.mark();
                        }
                        m.reset(mark) && count >= 2u32
                    })
            || m.reset(mark)
                && (m.one(287667426198290432u128) && m.one(287948901175001088u128))
            || m.reset(mark) && m.one(287948901175001088u128))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_16(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(16usize));
    let is_match = (open_17(m) && m.one(70368744177664u128) && open_17(m)
        && m.one(70368744177664u128) && open_17(m) && m.one(70368744177664u128)
        && open_17(m));
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_15(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(15usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(9982748479121884238975116247040u128)
            && (open_14(m) && m.one(288230376151711744u128) && open_14(m))
            || m.reset(mark) && m.may_begin(287948901175001088u128) && open_16(m))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_13(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(13usize));
    let is_match = {
        let mark = m.mark();
        (({
            let (mut count, mut mark) = (0u32, m.mark());
            while count < 6u32 && m.may_begin(9982748479121884238975116247040u128)
                && (open_14(m) && m.one(288230376151711744u128))
            {
                count += 1;
                mark = m.mark();
            }
            m.reset(mark) && count >= 6u32
        } && open_15(m))
            || m.reset(mark) && m.may_begin(288230376151711744u128)
                && (m.literal("::")
                    && {
                        let (mut count, mut mark) = (0u32, m.mark());
                        while count < 5u32
                            && m.may_begin(9982748479121884238975116247040u128)
                            && (open_14(m) && m.one(288230376151711744u128))
                        {
                            count += 1;
                            mark = m.mark();
                        }
                        m.reset(mark) && count >= 5u32
                    } && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128) && open_14(m)
                        || m.reset(mark)
                } && m.literal("::")
                    && {
                        let (mut count, mut mark) = (0u32, m.mark());
                        while count < 4u32
                            && m.may_begin(9982748479121884238975116247040u128)
                            && (open_14(m) && m.one(288230376151711744u128))
                        {
                            count += 1;
                            mark = m.mark();
                        }
                        m.reset(mark) && count >= 4u32
                    } && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 1u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::")
                    && {
                        let (mut count, mut mark) = (0u32, m.mark());
                        while count < 3u32
                            && m.may_begin(9982748479121884238975116247040u128)
                            && (open_14(m) && m.one(288230376151711744u128))
                        {
                            count += 1;
                            mark = m.mark();
                        }
                        m.reset(mark) && count >= 3u32
                    } && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 2u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::")
                    && {
                        let (mut count, mut mark) = (0u32, m.mark());
                        while count < 2u32
                            && m.may_begin(9982748479121884238975116247040u128)
                            && (open_14(m) && m.one(288230376151711744u128))
                        {
                            count += 1;
                            mark = m.mark();
                        }
                        m.reset(mark) && count >= 2u32
                    } && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 3u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::") && open_14(m) && m.one(288230376151711744u128)
                    && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 4u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::") && open_15(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 5u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::") && open_14(m))
            || m.reset(mark)
                && ({
                    let mark = m.mark();
                    m.may_begin(9982748479121884238975116247040u128)
                        && (open_14(m)
                            && {
                                let (mut count, mut mark) = (0u32, m.mark());
                                while count < 6u32 && m.may_begin(288230376151711744u128)
                                    && (m.one(288230376151711744u128) && open_14(m))
                                {
                                    count += 1;
                                    mark = m.mark();
                                }
                                m.reset(mark)
                            }) || m.reset(mark)
                } && m.literal("::")))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_12(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(12usize));
    let is_match = (m.one(332306999023600220681288032251281408u128)
        && m
            .run(
                b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                1usize,
            ) && m.one(70368744177664u128)
        && m
            .run(
                b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                1usize,
            ));
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_11(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(11usize));
    let is_match = (m.one(2475880078570760549798248448u128)
        && {
            let mark = m.mark();
            (m.may_begin(9982748479122172469351267958784u128) && open_13(m)
                || m.reset(mark) && m.may_begin(332306999023600220681288032251281408u128)
                    && open_12(m))
        } && m.one(9903520314283042199192993792u128));
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_18(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(18usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_9(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(9usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(2475880078570760549798248448u128) && open_11(m)
            || m.reset(mark) && m.may_begin(287948901175001088u128)
                && (open_16(m)
                    && {
                        let mark = m.mark();
                        let is_match = {
                            let mark = m.mark();
                            (m.one(95704415580147579122525267554860007424u128)
                                || m.may_begin(137438953472u128) && quiet_31(m))
                        };
                        m.reset(mark) && !is_match
                    }) || m.reset(mark) && open_18(m))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_10(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(10usize));
    let is_match = m
        .run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0usize,
        );
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_7(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(7usize));
    let is_match = ({
        let mark = m.mark();
        (open_8(m) && m.one(18446744073709551616u128)) || m.reset(mark)
    } && open_9(m)
        && {
            let mark = m.mark();
            m.may_begin(288230376151711744u128)
                && (m.one(288230376151711744u128) && open_10(m)) || m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_25(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(25usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_20(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(20usize));
    let is_match = {
        let start = m.mark();
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(140737488355328u128)
                && (m.one(140737488355328u128) && open_25(m)))
        } {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_26(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(26usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark) && m.is_after(start)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_21(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(21usize));
    let is_match = (m.one(140737488355328u128)
        && {
            let mark = m.mark();
            m.may_begin(95704415580147579141260242142160224256u128)
                && (open_26(m)
                    && {
                        let start = m.mark();
                        let mut mark = m.mark();
                        while {
                            let mark = m.mark();
                            (m.may_begin(140737488355328u128)
                                && (m.one(140737488355328u128) && open_25(m)))
                        } {
                            mark = m.mark();
                        }
                        m.reset(mark)
                    }) || m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_23(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(23usize));
    let is_match = (open_26(m)
        && {
            let start = m.mark();
            let mut mark = m.mark();
            while {
                let mark = m.mark();
                (m.may_begin(140737488355328u128)
                    && (m.one(140737488355328u128) && open_25(m)))
            } {
                mark = m.mark();
            }
            m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_24(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(24usize));
    let is_match = m.literal("");
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_1(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(1usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(140737488355328u128) && (m.literal("//") && open_7(m) && open_20(m))
            || m.reset(mark) && m.may_begin(140737488355328u128) && open_21(m)
            || m.reset(mark) && m.may_begin(95704415580147579141260242142160224256u128)
                && open_23(m) || m.reset(mark) && open_24(m))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_29(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(29usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_30(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(30usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_0(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(0usize));
    let is_match = (open_6(m) && m.one(288230376151711744u128) && open_1(m)
        && {
            let mark = m.mark();
            m.may_begin(9223372036854775808u128)
                && (m.one(9223372036854775808u128) && open_29(m)) || m.reset(mark)
        }
        && {
            let mark = m.mark();
            m.may_begin(34359738368u128) && (m.one(34359738368u128) && open_30(m))
                || m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_27(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(27usize));
    let is_match = {
        let start = m.mark();
        m.run(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            0,
        );
        let mut mark = m.mark();
        while {
            let mark = m.mark();
            (m.may_begin(137438953472u128) && quiet_31(m))
        }
            && m
                .run(
                    b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\x01\0\x01\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x01\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                    0,
                )
        {
            mark = m.mark();
        }
        m.reset(mark) && m.is_after(start)
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_22(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(22usize));
    let is_match = (open_27(m)
        && {
            let start = m.mark();
            let mut mark = m.mark();
            while {
                let mark = m.mark();
                (m.may_begin(140737488355328u128)
                    && (m.one(140737488355328u128) && open_25(m)))
            } {
                mark = m.mark();
            }
            m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_5(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(5usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(140737488355328u128) && (m.literal("//") && open_7(m) && open_20(m))
            || m.reset(mark) && m.may_begin(140737488355328u128) && open_21(m)
            || m.reset(mark) && m.may_begin(95704415580147579140972011766008512512u128)
                && open_22(m) || m.reset(mark) && open_24(m))
    };
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_4(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(4usize));
    let is_match = (open_5(m)
        && {
            let mark = m.mark();
            m.may_begin(9223372036854775808u128)
                && (m.one(9223372036854775808u128) && open_29(m)) || m.reset(mark)
        }
        && {
            let mark = m.mark();
            m.may_begin(34359738368u128) && (m.one(34359738368u128) && open_30(m))
                || m.reset(mark)
        });
    is_match && m.close(node)
}
#[inline(never)]
pub fn open_2(m: &mut Matcher<'_>) -> bool {
    let node = m.open(entry(2usize));
    let is_match = {
        let mark = m.mark();
        (m.may_begin(10633823810298881996379053697534001152u128) && open_0(m)
            || m.reset(mark) && open_4(m))
    };
    is_match && m.close(node)
}
