import UIKit

public struct MKMapPoint {
    public var x = 0.0
    public var y = 0.0
    public init() {}
    public init(_ coordinate: CLLocationCoordinate2D) {}
    public init(x: Double, y: Double) { self.x = x; self.y = y }
}

public struct MKMapSize {
    public var width = 0.0
    public var height = 0.0
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

    public static var null: MKMapRect { MKMapRect() }
    public static var world: MKMapRect { MKMapRect() }
    public func union(_ rect: MKMapRect) -> MKMapRect { self }
}
