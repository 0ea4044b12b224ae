extension KnownFramework {
    static let coreTelephony = KnownFramework(
        name: "CoreTelephony", prefixes: ["CTCarrier", "CTTelephony", "CTCall", "CTRadio", "CTCellular"],
        imports: [],
        text: """
            let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
            let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
            let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
            let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
            let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
            let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
            let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
            class CTCarrier: NSObject {
                var carrierName: String? { nil }
                var mobileCountryCode: String? { nil }
                var mobileNetworkCode: String? { nil }
                var isoCountryCode: String? { nil }
                var allowsVOIP: Bool { false }
            }
            class CTTelephonyNetworkInfo: NSObject {
                var subscriberCellularProvider: CTCarrier? { nil }
                var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
                var currentRadioAccessTechnology: String? { nil }
                var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
                var dataServiceIdentifier: String? { nil }
                var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
            }
            enum CTCellularDataRestrictedState: UInt { case restrictedStateUnknown, restricted, notRestricted }
            class CTCellularData: NSObject {
                var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
                var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
            }
            """)
}
