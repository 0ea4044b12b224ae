import NeutralValues
import UIKit

open class MKMapSnapshotter: NSObject {
    public typealias Options = MKMapSnapshotOptions
    public typealias Snapshot = MKMapSnapshot
    public init(options: MKMapSnapshotOptions) { super.init() }
    open func start(completionHandler: @escaping (MKMapSnapshot?, Error?) -> Void) { notReal() }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshot?, Error?) -> Void)
    { notReal() }
    open func cancel() { notReal() }
}

open class MKMapSnapshotOptions: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
}

open class MKMapSnapshot: NSObject {
    public let image = UIImage()
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { notReal(); return .zero }
}
