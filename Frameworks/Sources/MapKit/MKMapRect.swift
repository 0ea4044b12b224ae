import UIKit

/// The width of the world in map points.
private let worldWidth = 268_435_456.0

/// A point of the Mercator projection.
public struct MKMapPoint {
    public var x = 0.0
    public var y = 0.0
    public init() {}
    public init(x: Double, y: Double) { self.x = x; self.y = y }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = coordinate.latitude * .pi / 180
        x = (coordinate.longitude + 180) / 360 * worldWidth
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * worldWidth
    }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / worldWidth))) * 180 / .pi,
            longitude: x / worldWidth * 360 - 180)
    }
}

public struct MKMapSize {
    public var width = 0.0
    public var height = 0.0
    public static let world = MKMapSize(width: worldWidth, height: worldWidth)
    public init() {}
    public init(width: Double, height: Double) { self.width = width; self.height = height }
}

public struct MKMapRect {
    public var origin = MKMapPoint()
    public var size = MKMapSize()
    public init() {}
    public init(origin: MKMapPoint, size: MKMapSize) { self.origin = origin; self.size = size }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }
    public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }
    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || width == 0 || height == 0 }

    public func union(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull else { return rect }
        guard !rect.isNull else { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func intersects(_ rect: MKMapRect) -> Bool {
        minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
    }
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    worldWidth / (2 * .pi * 6_371_000 * cos(latitude * .pi / 180))
}
