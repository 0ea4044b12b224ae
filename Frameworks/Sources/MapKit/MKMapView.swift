import NeutralValues
import UIKit

open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var altitude: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
    }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        return nil
    }

    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        return MKOverlayRenderer(overlay: overlay)
    }

    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}

    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

open class MKMapView: UIView {
    open override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIRectFill(bounds)
        NSAttributedString(string: "MKMapView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
    }

    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var region = MKCoordinateRegion()
    open var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }
    open var camera = MKMapCamera()
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    open var annotations: [any MKAnnotation] = []
    open var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { notReal(); self.region = region }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        notReal()
        region.center = coordinate
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) { notReal() }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { notReal() }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: any MKAnnotation) { notReal(); annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { notReal(); self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { notReal() }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { notReal() }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { notReal() }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { notReal(); return nil }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        notReal()
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        notReal()
        return nil
    }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    open func addOverlay(_ overlay: any MKOverlay) { notReal(); overlays.append(overlay) }

    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        notReal()
        overlays.append(overlay)
    }

    open func addOverlays(_ overlays: [any MKOverlay]) { notReal(); self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        region.center
    }
}
