import NeutralValues
import UIKit

open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
}

open class CLGeocoder: NSObject {
    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { notReal() }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { notReal() }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { notReal() }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    open func cancelGeocode() { notReal() }
}
