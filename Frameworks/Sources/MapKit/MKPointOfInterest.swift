import UIKit

public struct MKPointOfInterestCategory: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let store = Self(rawValue: "MKPOICategoryStore")
}

open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let isListed: Bool
    private let categories: Set<MKPointOfInterestCategory>
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    public init(including categories: [MKPointOfInterestCategory]) {
        isListed = true
        self.categories = Set(categories)
        super.init()
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        isListed = false
        self.categories = Set(categories)
        super.init()
    }

    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == isListed
    }

    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
