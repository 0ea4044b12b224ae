import UIKit

public enum MKMapType: UInt {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int {
    case none, follow, followWithHeading
}

public enum MKFeatureVisibility: Int {
    case adaptive, hidden, visible
}

public enum MKOverlayLevel: Int {
    case aboveRoads, aboveLabels
}

public enum MKPinAnnotationColor: UInt {
    case red, green, purple
}
