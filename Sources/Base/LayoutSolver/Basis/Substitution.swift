/// Solves triangular systems for sparse vectors, in time that depends on the nonzero elements of the solution, not on the size
/// of the system.
///
/// A depth-first search finds the nodes that the vector's nodes reach (Gilbert and Peierls, "Sparse Partial Pivoting in Time
/// Proportional to Arithmetic Operations", 1988). Its reverse postorder is an order in which they can be solved.
struct Substitution: ~Copyable {
    private var isReached = Storage<Bool>()
    private var path = Storage<Int32>()
    private var places = Storage<Int32>()
    private var left = Storage<Int32>()

    mutating func addNode() {
        isReached.append(false)
        places.append(0)
    }

    /// Replaces a vector with the solution of a triangular system with ones on its diagonal.
    mutating func solve(_ triangle: borrowing Triangle, _ vector: inout SparseVector) {
        reach(from: vector, along: triangle)
        for place in stride(from: left.count - 1, through: 0, by: -1) {
            let node = left[place]
            isReached[node] = false
            vector.include(node)
            subtract(vector[node], of: node, triangle, from: vector)
        }
    }

    /// Replaces a vector with the solution of a triangular system, given the reciprocals of its diagonal.
    mutating func solve(
        _ triangle: borrowing Triangle, reciprocals: borrowing Storage<Double>, _ vector: inout SparseVector
    ) {
        reach(from: vector, along: triangle)
        for place in stride(from: left.count - 1, through: 0, by: -1) {
            let node = left[place]
            isReached[node] = false
            vector.include(node)
            vector[node] *= reciprocals[node]
            subtract(vector[node], of: node, triangle, from: vector)
        }
    }

    @inline(__always)
    private func subtract(
        _ value: Double, of node: Int32, _ triangle: borrowing Triangle, from vector: borrowing SparseVector
    ) {
        guard value != 0 else { return }
        for place in triangle.start[node]..<triangle.end[node] {
            vector.values[triangle.nodes[place]] -= triangle.coefficients[place] * value
        }
    }

    private mutating func reach(from vector: borrowing SparseVector, along triangle: borrowing Triangle) {
        left.removeAll()
        for place in 0..<vector.support.count {
            let node = vector.support[place]
            if isReached[node] { continue }
            if enter(node, of: triangle) { search(along: triangle) }
        }
    }

    /// Continues from the end of the path until the path is empty.
    private mutating func search(along triangle: borrowing Triangle) {
        while !path.isEmpty {
            let node = path[path.count - 1]
            let place = places[node]
            if place < triangle.end[node] {
                places[node] = place + 1
                let next = triangle.nodes[place]
                if !isReached[next] { _ = enter(next, of: triangle) }
            } else {
                left.append(path.removeLast())
            }
        }
    }

    /// Visits a node. Finishes a node without successors immediately; otherwise returns true and appends the node to the path.
    @inline(__always)
    private mutating func enter(_ node: Int32, of triangle: borrowing Triangle) -> Bool {
        isReached[node] = true
        let start = triangle.start[node]
        guard start < triangle.end[node] else {
            left.append(node)
            return false
        }
        places[node] = start
        path.append(node)
        return true
    }
}
