extension KnownFramework {
    static let backgroundTasks = KnownFramework(
        name: "BackgroundTasks", prefixes: ["BG"], imports: [],
        text: """
            class BGTaskRequest: NSObject {
                let identifier: String
                var earliestBeginDate: Date?
                init(identifier: String) { self.identifier = identifier; super.init() }
            }
            class BGAppRefreshTaskRequest: BGTaskRequest {}
            class BGProcessingTaskRequest: BGTaskRequest {
                var requiresNetworkConnectivity = false
                var requiresExternalPower = false
            }
            class BGTask: NSObject {
                var identifier: String { "" }
                var expirationHandler: (() -> Void)?
                func setTaskCompleted(success: Bool)
            }
            class BGAppRefreshTask: BGTask {}
            class BGProcessingTask: BGTask {}
            class BGTaskScheduler: NSObject {
                struct Error: Swift.Error { enum Code: Int { case unavailable = 1, tooManyPendingTaskRequests, notPermitted } }
                private static let one = BGTaskScheduler()
                class var shared: BGTaskScheduler { one }
                @discardableResult func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
                func submit(_ taskRequest: BGTaskRequest) throws
                func cancel(taskRequestWithIdentifier identifier: String)
                func cancelAllTaskRequests()
                func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void)
            }
            """)
}
