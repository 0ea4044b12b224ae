/// Finds the numbers of a sequence that can stay in place while as few as possible move: the longest increasing subsequence.
///
/// Takes O(n log n) time. The standard library's `CollectionDifference` finds the same for any elements, in quadratic time in the number of
/// differences; here each number is unique.
///
/// - Parameter positions: unique numbers.
/// - Returns: for each number, whether it stays.
func stayingInOrder(_ positions: [Int]) -> [Bool] {
    guard zip(positions, positions.dropFirst()).contains(where: { $0 > $1 }) else {
        return Array(repeating: true, count: positions.count)
    }
    /// `ends[n]` is the index of the smallest number that can end an increasing subsequence of `n + 1` numbers.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: positions.count)
    for (index, position) in positions.enumerated() {
        let length = ends.count(below: { positions[$0] < position })
        previous[index] = length == 0 ? -1 : ends[length - 1]
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var stays = Array(repeating: false, count: positions.count)
    var index = ends.last ?? -1
    while index >= 0 {
        stays[index] = true
        index = previous[index]
    }
    return stays
}
