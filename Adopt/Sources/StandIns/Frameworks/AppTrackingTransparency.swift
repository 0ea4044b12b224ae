extension KnownFramework {
    static let appTrackingTransparency = KnownFramework(
        name: "AppTrackingTransparency", prefixes: ["ATTracking"], imports: [],
        text: """
            class ATTrackingManager: NSObject {
                enum AuthorizationStatus: UInt { case notDetermined, restricted, denied, authorized }
                class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
                class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) { notReal("ATTrackingManager.requestTrackingAuthorization(completionHandler:)"); DispatchQueue.main.async { completion(.denied) } }
                class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
            }
            """)
}
