import NeutralValues
import UIKit

open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { nil }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
        super.init()
    }

    public init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init()
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark; super.init() }

    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        notReal()
        return false
    }

    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { notReal(); return false }
}
