import NeutralValues
import UIKit

open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    open var reuseIdentifier: String? { storedReuseIdentifier }
    private var storedReuseIdentifier: String?
    open var image: UIImage?
    open var isEnabled = true
    open var isSelected = false
    open var isDraggable = false
    open var canShowCallout = false
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        super.init(frame: .zero)
        storedReuseIdentifier = reuseIdentifier
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() { notReal() }
    open func prepareForDisplay() { notReal() }
    open func setSelected(_ selected: Bool, animated: Bool) { notReal() }
}

open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
    open var pinColor = MKPinAnnotationColor.red
    open class func redPinColor() -> UIColor { .red }
    open class func greenPinColor() -> UIColor { .green }
    open class func purplePinColor() -> UIColor { .purple }
}

open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false
}

open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}
