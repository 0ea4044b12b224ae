/// A triangular matrix with an empty diagonal, by columns or by rows: for each node, the nodes from which it
/// is subtracted.
struct Triangle: ~Copyable {
    private(set) var start = Storage<Int32>()
    private(set) var end = Storage<Int32>()
    private(set) var nodes = Storage<Int32>()
    private(set) var coefficients = Storage<Double>()

    var count: Int32 { start.count }

    mutating func addNode() {
        start.append(0)
        end.append(0)
    }

    mutating func removeAll() {
        start.fill(with: 0)
        end.fill(with: 0)
        nodes.removeAll()
        coefficients.removeAll()
    }

    /// Starts the entries of a node.
    func open(_ node: Int32) {
        start[node] = nodes.count
        end[node] = nodes.count
    }

    @inline(__always)
    mutating func append(_ other: Int32, _ coefficient: Double, to node: Int32) {
        nodes.append(other)
        coefficients.append(coefficient)
        end[node] = nodes.count
    }

    /// Becomes the transpose of another matrix.
    mutating func transpose(_ other: borrowing Triangle) {
        start.fill(with: 0)
        nodes.resize(to: other.nodes.count, filling: 0)
        coefficients.resize(to: other.nodes.count, filling: 0)
        for place in 0..<other.nodes.count { start[other.nodes[place]] += 1 }
        var sum: Int32 = 0
        for node in 0..<count {
            let size = start[node]
            start[node] = sum
            end[node] = sum
            sum += size
        }
        for node in 0..<count {
            for place in other.start[node]..<other.end[node] {
                let target = other.nodes[place]
                nodes[end[target]] = node
                coefficients[end[target]] = other.coefficients[place]
                end[target] += 1
            }
        }
    }
}
