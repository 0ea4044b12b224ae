/// A Fenwick tree: numbers whose prefix sums are found and changed in logarithmic time.
struct SumTree: Sendable {
    /// `sums[i]` is the sum of the numbers up to `i`; their count is the lowest set bit of `i`. The first sum isn't used.
    private var sums: [Double]

    init(zeros count: Int) {
        sums = Array(repeating: 0, count: count + 1)
    }

    /// Takes linear time.
    init(_ numbers: [Double]) {
        sums = [0] + numbers
        for index in 1..<sums.count {
            let above = index + (index & -index)
            if above < sums.count { sums[above] += sums[index] }
        }
    }

    var count: Int { sums.count - 1 }

    /// The sum of the first numbers.
    func sum(ofFirst count: Int) -> Double {
        var sum = 0.0
        var index = count
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    mutating func add(_ difference: Double, at position: Int) {
        var index = position + 1
        while index < sums.count {
            sums[index] += difference
            index += index & -index
        }
    }

    /// The longest prefix whose sum is at most a limit, with `share` added to each number, and that sum.
    ///
    /// - Parameter share: a value added to each number. The results must be at least 0.
    func prefix(upTo limit: Double, adding share: Double = 0) -> (count: Int, sum: Double) {
        var count = 0
        var sum = 0.0
        var step = self.count == 0 ? 0 : 1 << (Int.bitWidth - 1 - self.count.leadingZeroBitCount)
        while step > 0 {
            let next = count + step
            if next < sums.count {
                let more = sums[next] + Double(step) * share
                if sum + more <= limit {
                    count = next
                    sum += more
                }
            }
            step >>= 1
        }
        return (count, sum)
    }
}
