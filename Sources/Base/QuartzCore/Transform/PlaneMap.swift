/// The effect of a transform on points in a layer's plane, seen from the front.
struct PlaneMap {
    /// The matrix without the rows and columns of z.
    private let rows: [[CGFloat]]

    init(_ transform: CATransform3D) {
        let all = transform.rows
        rows = [0, 1, 3].map { row in [0, 1, 3].map { all[row][$0] } }
    }

    private init(rows: [[CGFloat]]) {
        self.rows = rows
    }

    func map(_ point: CGPoint) -> CGPoint {
        func number(_ column: Int) -> CGFloat {
            point.x * rows[0][column] + point.y * rows[1][column] + rows[2][column]
        }
        let divisor = number(2)
        guard divisor != 1, divisor != 0 else { return CGPoint(x: number(0), y: number(1)) }
        return CGPoint(x: number(0) / divisor, y: number(1) / divisor)
    }

    /// The inverse; `nil` for a plane seen from its edge.
    var inverse: PlaneMap? {
        func minor(_ row: Int, _ column: Int) -> CGFloat {
            let (r, c) = ((0..<3).filter { $0 != row }, (0..<3).filter { $0 != column })
            let value = rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
            return (row + column) % 2 == 0 ? value : -value
        }
        let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
        guard determinant != 0 else { return nil }
        return PlaneMap(
            rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
    }
}
