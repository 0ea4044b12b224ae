extension KnownFramework {
    /// The networking members that Foundation lacks on Linux: there is one unrestricted network, and servers' certificates aren't
    /// evaluated. Not an Apple framework.
    static let networkingMembers = KnownFramework(
        name: "NetworkingMembers", prefixes: [], imports: ["FoundationNetworking", "Security"],
        text: """
            extension URLError {
                enum NetworkUnavailableReason: Int { case cellular, expensive, constrained }
                enum BackgroundTaskCancelledReason: Int { case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources }
                var networkUnavailableReason: NetworkUnavailableReason? { nil }
                var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
            }
            extension URLRequest {
                var allowsConstrainedNetworkAccess: Bool { get { true } set {} }
                var allowsExpensiveNetworkAccess: Bool { get { true } set {} }
            }
            extension URLSessionConfiguration {
                var allowsConstrainedNetworkAccess: Bool { get { true } set {} }
                var allowsExpensiveNetworkAccess: Bool { get { true } set {} }
                var waitsForConnectivity: Bool { get { false } set {} }
            }
            let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
            let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
            let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
            extension URLProtectionSpace {
                var serverTrust: SecTrust? { nil }
            }
            extension URLCredential {
                convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
            }
            extension URLSessionTask {
                var prefersIncrementalDelivery: Bool { get { true } set {} }
            }
            extension URLSessionTaskDelegate {
                func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
                func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
            }
            class NetService: NSObject {
                let domain: String
                let type: String
                let name: String
                init(domain: String, type: String, name: String) {
                    (self.domain, self.type, self.name) = (domain, type, name)
                    super.init()
                }
            }
            extension URLSession {
                func streamTask(with service: NetService) -> URLSessionTask {
                    notReal("URLSession.streamTask(with:)")
                    return dataTask(with: URL(fileURLWithPath: "/"))
                }
                func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
                    notReal("URLSession.streamTask(withHostName:port:)")
                    return dataTask(with: URL(fileURLWithPath: "/"))
                }
            }
            """)
}
