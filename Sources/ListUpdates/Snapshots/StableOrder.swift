/// Which numbers of a sequence may stay where they are, so that as few as possible move: the longest ascending part of it.
///
/// Takes time by the count times its logarithm. The standard library's `CollectionDifference` finds the same for any elements, in
/// time by the square of the differences; here each number is in the sequence once.
///
/// - Parameter positions: numbers that differ from each other.
/// - Returns: for each of them whether it stays.
func stayingInOrder(_ positions: [Int]) -> [Bool] {
    guard zip(positions, positions.dropFirst()).contains(where: { $0 > $1 }) else {
        return Array(repeating: true, count: positions.count)
    }
    /// `ends[n]` is the index of the least number that an ascending part of `n + 1` numbers can end with.
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
