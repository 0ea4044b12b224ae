extension KnownFramework {
    static let mapKit = KnownFramework(
        name: "MapKit", prefixes: ["MK"], imports: ["CoreLocation"],
        text: """
            struct MKCoordinateSpan {
                var latitudeDelta: CLLocationDegrees
                var longitudeDelta: CLLocationDegrees
                init() { latitudeDelta = 0; longitudeDelta = 0 }
                init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
                    self.latitudeDelta = latitudeDelta
                    self.longitudeDelta = longitudeDelta
                }
            }
            struct MKCoordinateRegion {
                var center: CLLocationCoordinate2D
                var span: MKCoordinateSpan
                init() { center = CLLocationCoordinate2D(); span = MKCoordinateSpan() }
                init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
                    self.center = center
                    self.span = span
                }
                init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
                    self.center = center
                    let meters = 111_195.0
                    span = MKCoordinateSpan(
                        latitudeDelta: latitudinalMeters / meters,
                        longitudeDelta: longitudinalMeters / (meters * max(0.01, cos(center.latitude * .pi / 180))))
                }
                init(_ rect: MKMapRect) { self.init() }
            }
            func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
                MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
            }
            func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
                MKCoordinateRegion(center: center, span: span)
            }
            func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance) -> MKCoordinateRegion {
                MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
            }
            struct MKMapPoint {
                var x = 0.0
                var y = 0.0
                init() {}
                init(_ coordinate: CLLocationCoordinate2D) {}
                init(x: Double, y: Double) { self.x = x; self.y = y }
            }
            struct MKMapSize {
                var width = 0.0
                var height = 0.0
                init() {}
                init(width: Double, height: Double) { self.width = width; self.height = height }
            }
            struct MKMapRect {
                var origin = MKMapPoint()
                var size = MKMapSize()
                init() {}
                init(origin: MKMapPoint, size: MKMapSize) { self.origin = origin; self.size = size }
                init(x: Double, y: Double, width: Double, height: Double) {
                    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
                }
                static var null: MKMapRect { MKMapRect() }
                static var world: MKMapRect { MKMapRect() }
                func union(_ rect: MKMapRect) -> MKMapRect { self }
            }
            enum MKMapType: UInt { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
            enum MKUserTrackingMode: Int { case none, follow, followWithHeading }
            enum MKFeatureVisibility: Int { case adaptive, hidden, visible }
            enum MKOverlayLevel: Int { case aboveRoads, aboveLabels }
            enum MKPinAnnotationColor: UInt { case red, green, purple }
            struct MKMapPointCategory: Hashable { init() {} }
            protocol MKAnnotation: AnyObject {
                var coordinate: CLLocationCoordinate2D { get }
                var title: String? { get }
                var subtitle: String? { get }
            }
            extension MKAnnotation {
                var title: String? { nil }
                var subtitle: String? { nil }
            }
            class MKShape: NSObject, MKAnnotation {
                var coordinate = CLLocationCoordinate2D()
                var title: String?
                var subtitle: String?
            }
            class MKPointAnnotation: MKShape {
                override init() { super.init() }
                convenience init(coordinate: CLLocationCoordinate2D) { self.init(); self.coordinate = coordinate }
                convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
                    self.init()
                    self.coordinate = coordinate
                    self.title = title
                    self.subtitle = subtitle
                }
            }
            protocol MKOverlay: MKAnnotation {
                var boundingMapRect: MKMapRect { get }
            }
            class MKCircle: MKShape, MKOverlay {
                var radius: CLLocationDistance = 0
                var boundingMapRect: MKMapRect { MKMapRect() }
                convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
                    self.init()
                    coordinate = center
                    self.radius = radius
                }
            }
            class MKMultiPoint: MKShape { var pointCount: Int { 0 } }
            class MKPolyline: MKMultiPoint, MKOverlay {
                var boundingMapRect: MKMapRect { MKMapRect() }
                convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init() }
            }
            class MKPolygon: MKMultiPoint, MKOverlay {
                var boundingMapRect: MKMapRect { MKMapRect() }
                convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init() }
            }
            class MKOverlayRenderer: NSObject {
                let overlay: any MKOverlay
                var alpha: CGFloat = 1
                init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }
                func setNeedsDisplay()
            }
            class MKOverlayPathRenderer: MKOverlayRenderer {
                var fillColor: UIColor?
                var strokeColor: UIColor?
                var lineWidth: CGFloat = 0
                var lineDashPattern: [NSNumber]?
            }
            class MKCircleRenderer: MKOverlayPathRenderer {
                var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
                convenience init(circle: MKCircle) { self.init(overlay: circle) }
            }
            class MKPolylineRenderer: MKOverlayPathRenderer {
                var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
                convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
            }
            class MKPolygonRenderer: MKOverlayPathRenderer {
                var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
                convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
            }
            class MKAnnotationView: UIView {
                var annotation: (any MKAnnotation)?
                var reuseIdentifier: String? { storedReuseIdentifier }
                private var storedReuseIdentifier: String?
                var image: UIImage?
                var isEnabled = true
                var isSelected = false
                var isDraggable = false
                var canShowCallout = false
                var centerOffset = CGPoint.zero
                var calloutOffset = CGPoint.zero
                var leftCalloutAccessoryView: UIView?
                var rightCalloutAccessoryView: UIView?
                var detailCalloutAccessoryView: UIView?
                var clusteringIdentifier: String?
                init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                    self.annotation = annotation
                    super.init(frame: .zero)
                    storedReuseIdentifier = reuseIdentifier
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                func prepareForReuse()
                func prepareForDisplay()
                func setSelected(_ selected: Bool, animated: Bool)
            }
            class MKPinAnnotationView: MKAnnotationView {
                var pinTintColor: UIColor!
                var animatesDrop = false
                var pinColor = MKPinAnnotationColor.red
                class func redPinColor() -> UIColor { .red }
                class func greenPinColor() -> UIColor { .green }
                class func purplePinColor() -> UIColor { .purple }
            }
            class MKMarkerAnnotationView: MKAnnotationView {
                var markerTintColor: UIColor?
                var glyphTintColor: UIColor?
                var glyphText: String?
                var glyphImage: UIImage?
                var selectedGlyphImage: UIImage?
                var titleVisibility = MKFeatureVisibility.adaptive
                var subtitleVisibility = MKFeatureVisibility.adaptive
                var animatesWhenAdded = false
            }
            class MKUserLocation: NSObject, MKAnnotation {
                var coordinate = CLLocationCoordinate2D()
                var location: CLLocation? { nil }
                var isUpdating: Bool { false }
                var title: String?
                var subtitle: String?
            }
            class MKMapCamera: NSObject {
                var centerCoordinate = CLLocationCoordinate2D()
                var altitude: CLLocationDistance = 0
                var heading: CLLocationDirection = 0
                var pitch: CGFloat = 0
                convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) {
                    self.init()
                    self.centerCoordinate = centerCoordinate
                }
            }
            @preconcurrency @MainActor protocol MKMapViewDelegate: AnyObject {
                optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
                optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
                optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
                optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
                optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
                optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
                optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
                optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
                optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
                optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
                optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
            }
            class MKMapView: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.systemGray5.setFill()
                    UIRectFill(bounds)
                    NSAttributedString(string: "MKMapView").draw(at: CGPoint(x: bounds.midX - 35, y: bounds.midY - 8))
                }
                weak var delegate: (any MKMapViewDelegate)?
                var mapType = MKMapType.standard
                var region = MKCoordinateRegion()
                var visibleMapRect = MKMapRect()
                var camera = MKMapCamera()
                var isZoomEnabled = true
                var isScrollEnabled = true
                var isRotateEnabled = true
                var isPitchEnabled = true
                var showsUserLocation = false
                var showsCompass = true
                var showsScale = false
                var showsTraffic = false
                var showsBuildings = true
                var showsPointsOfInterest = true
                var userTrackingMode = MKUserTrackingMode.none
                let userLocation = MKUserLocation()
                var annotations: [any MKAnnotation] = []
                var overlays: [any MKOverlay] = []
                var selectedAnnotations: [any MKAnnotation] = []
                var centerCoordinate: CLLocationCoordinate2D {
                    get { region.center }
                    set { region.center = newValue }
                }
                func setRegion(_ region: MKCoordinateRegion, animated: Bool) { notReal("MKMapView.setRegion(_:animated:)"); self.region = region }
                func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { notReal("MKMapView.setCenter(_:animated:)"); region.center = coordinate }
                func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
                func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
                func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool)
                func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool)
                func setCamera(_ camera: MKMapCamera, animated: Bool)
                func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
                func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
                func addAnnotation(_ annotation: any MKAnnotation) { notReal("MKMapView.addAnnotation(_:)"); annotations.append(annotation) }
                func addAnnotations(_ annotations: [any MKAnnotation]) { notReal("MKMapView.addAnnotations(_:)"); self.annotations += annotations }
                func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
                func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
                func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
                func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
                func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
                func view(for annotation: any MKAnnotation) -> MKAnnotationView?
                func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
                func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
                func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
                func addOverlay(_ overlay: any MKOverlay) { notReal("MKMapView.addOverlay(_:)"); overlays.append(overlay) }
                func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { notReal("MKMapView.addOverlay(_:level:)"); overlays.append(overlay) }
                func addOverlays(_ overlays: [any MKOverlay]) { notReal("MKMapView.addOverlays(_:)"); self.overlays += overlays }
                func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
                func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
                func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
                func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { region.center }
            }
            class MKPlacemark: CLPlacemark, MKAnnotation {
                let coordinate: CLLocationCoordinate2D
                var title: String? { name }
                var subtitle: String? { nil }
                var countryCode: String? { nil }
                init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
                    self.coordinate = coordinate
                    super.init()
                }
                init(placemark: CLPlacemark) {
                    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
                    super.init()
                }
            }
            let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
            let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
            let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
            let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
            class MKMapItem: NSObject {
                let placemark: MKPlacemark
                var name: String?
                var phoneNumber: String?
                var url: URL?
                init(placemark: MKPlacemark) { self.placemark = placemark; super.init() }
                class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
                @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool
                @discardableResult class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
            }
            class MKLocalSearch: NSObject {
                typealias CompletionHandler = (MKLocalSearchResponse?, Error?) -> Void
                typealias Request = MKLocalSearchRequest
                typealias Response = MKLocalSearchResponse
                init(request: MKLocalSearchRequest) { super.init() }
                func start(completionHandler: @escaping CompletionHandler)
                func cancel()
            }
            class MKLocalSearchRequest: NSObject {
                var naturalLanguageQuery: String?
                var region = MKCoordinateRegion()
            }
            class MKLocalSearchResponse: NSObject {
                let mapItems: [MKMapItem] = []
                let boundingRegion = MKCoordinateRegion()
            }
            struct MKDirectionsTransportType: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let automobile = MKDirectionsTransportType(rawValue: 1)
                static let walking = MKDirectionsTransportType(rawValue: 2)
                static let transit = MKDirectionsTransportType(rawValue: 4)
                static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
            }
            class MKRouteStep: NSObject {
                var instructions: String { "" }
                var notice: String? { nil }
                var polyline: MKPolyline { MKPolyline() }
                var distance: CLLocationDistance { 0 }
                var transportType: MKDirectionsTransportType { .automobile }
            }
            class MKRoute: NSObject {
                typealias Step = MKRouteStep
                var name: String { "" }
                var advisoryNotices: [String] { [] }
                var distance: CLLocationDistance { 0 }
                var expectedTravelTime: TimeInterval { 0 }
                var transportType: MKDirectionsTransportType { .automobile }
                var polyline: MKPolyline { MKPolyline() }
                var steps: [MKRouteStep] { [] }
            }
            class MKDirectionsRequest: NSObject {
                var source: MKMapItem?
                var destination: MKMapItem?
                var transportType = MKDirectionsTransportType.any
                var requestsAlternateRoutes = false
                var departureDate: Date?
                var arrivalDate: Date?
            }
            class MKDirectionsResponse: NSObject {
                let source = MKMapItem.forCurrentLocation()
                let destination = MKMapItem.forCurrentLocation()
                let routes: [MKRoute] = []
            }
            class MKETAResponse: NSObject {
                var expectedTravelTime: TimeInterval { 0 }
                var distance: CLLocationDistance { 0 }
            }
            class MKDirections: NSObject {
                typealias Request = MKDirectionsRequest
                typealias Response = MKDirectionsResponse
                typealias ETAResponse = MKETAResponse
                typealias DirectionsHandler = (MKDirectionsResponse?, Error?) -> Void
                typealias ETAHandler = (MKETAResponse?, Error?) -> Void
                var isCalculating: Bool { false }
                init(request: MKDirectionsRequest) { super.init() }
                func calculate(completionHandler: @escaping DirectionsHandler)
                func calculateETA(completionHandler: @escaping ETAHandler)
                func cancel()
            }
            class MKMapSnapshotter: NSObject {
                typealias Options = MKMapSnapshotOptions
                typealias Snapshot = MKMapSnapshot
                init(options: MKMapSnapshotOptions) { super.init() }
                func start(completionHandler: @escaping (MKMapSnapshot?, Error?) -> Void)
                func start(with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshot?, Error?) -> Void)
                func cancel()
            }
            class MKMapSnapshotOptions: NSObject {
                var region = MKCoordinateRegion()
                var size = CGSize(width: 256, height: 256)
                var scale: CGFloat = 1
                var mapType = MKMapType.standard
                var showsBuildings = true
                var showsPointsOfInterest = true
            }
            class MKMapSnapshot: NSObject {
                let image = UIImage()
                func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
            }
            """)
}
