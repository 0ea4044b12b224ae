// The device has no carrier and no cellular network.

@_exported import UIKit

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

open class CTTelephonyNetworkInfo: NSObject {
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

public enum CTCellularDataRestrictedState: UInt {
    case restrictedStateUnknown, restricted, notRestricted
}

open class CTCellularData: NSObject {
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}
