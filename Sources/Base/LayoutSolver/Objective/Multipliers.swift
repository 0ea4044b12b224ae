/// For each position of the basis, a vector of the objective: the growth of the loose rows' cost with the residual of the
/// tight row at the position.
struct Multipliers: ~Copyable {
    private var values = Storage<Double>()
    private var positions: Int32 = 0
    private var stride: Int32 = 4

    @inline(__always)
    subscript(position: Int32, level: Int32) -> Double {
        get { values[position &* stride &+ level] }
        nonmutating set { values[position &* stride &+ level] = newValue }
    }

    mutating func addPosition() {
        positions += 1
        values.resize(to: positions * stride, filling: 0)
    }

    func clear() {
        values.fill(with: 0)
    }

    /// Makes room for a number of levels.
    mutating func makeRoom(forLevels count: Int32) {
        guard count > stride else { return }
        let newStride = max(count, stride * 2)
        var larger = Storage<Double>()
        larger.resize(to: positions * newStride, filling: 0)
        for position in 0..<positions {
            for level in 0..<stride {
                larger[position * newStride + level] = values[position * stride + level]
            }
        }
        values = larger
        stride = newStride
    }
}
