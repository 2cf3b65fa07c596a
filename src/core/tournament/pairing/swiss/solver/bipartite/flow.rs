//! A flow between classes: the number of pairs of each class with each other class.

use crate::tournament::pairing::swiss::solver::step_counts::{self, Effort};

/// A set of classes: one bit each.
pub(in super::super) type ClassSet = u128;

/// A flow that saturates all supplies on the left and demands on the right (augmenting paths);
/// `None` if there is none.
pub(in super::super) fn flow(
    left: &[usize],
    right: &[usize],
    allows: &[ClassSet],
) -> Option<Vec<usize>> {
    let count = allows.len();
    let (mut supply, mut demand) = (left.to_vec(), right.to_vec());
    let mut carried = vec![0; count * count];
    for from in 0..count {
        for to in 0..count {
            if allows[from] & (1 << to) != 0 {
                let much = supply[from].min(demand[to]);
                carried[from * count + to] = much;
                supply[from] -= much;
                demand[to] -= much;
            }
        }
    }
    while let Some(start) = supply.iter().position(|left| *left > 0) {
        let (from, end) = augmenting_path(start, &demand, &carried, allows)?;
        let mut much = supply[start].min(demand[end]);
        for (left, _, back) in steps(&from, end) {
            if let Some(back) = back {
                much = much.min(carried[left * count + back]);
            }
        }
        for (left, to, back) in steps(&from, end) {
            carried[left * count + to] += much;
            if let Some(back) = back {
                carried[left * count + back] -= much;
            }
        }
        supply[start] -= much;
        demand[end] -= much;
    }
    Some(carried)
}

/// The predecessors of the classes on the right and on the left.
struct From {
    right: Vec<Option<usize>>,
    left: Vec<Option<usize>>,
}

/// An augmenting path from a supply to a demand.
fn augmenting_path(
    start: usize,
    demand: &[usize],
    carried: &[usize],
    allows: &[ClassSet],
) -> Option<(From, usize)> {
    step_counts::count(Effort::FlowWay);
    let count = allows.len();
    let mut from = From {
        right: vec![None; count],
        left: vec![None; count],
    };
    let mut open = vec![start];
    while let Some(left) = open.pop() {
        for to in 0..count {
            if allows[left] & (1 << to) == 0 || from.right[to].is_some() {
                continue;
            }
            from.right[to] = Some(left);
            if demand[to] > 0 {
                return Some((from, to));
            }
            for other in 0..count {
                if carried[other * count + to] > 0 && other != start && from.left[other].is_none() {
                    from.left[other] = Some(to);
                    open.push(other);
                }
            }
        }
    }
    None
}

/// The path from its end backwards: each edge from left to right, and the class on the right
/// from which flow is withdrawn.
fn steps(from: &From, end: usize) -> impl Iterator<Item = (usize, usize, Option<usize>)> {
    let mut next = Some(end);
    std::iter::from_fn(move || {
        let to = next?;
        let left = from.right[to]?;
        next = from.left[left];
        Some((left, to, next))
    })
}
