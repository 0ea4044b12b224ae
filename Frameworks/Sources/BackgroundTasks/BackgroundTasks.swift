// Requests are accepted, and no task is ever run.

import NeutralValues
@_exported import UIKit

open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?
    public init(identifier: String) { self.identifier = identifier; super.init() }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {}

open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
}

open class BGTask: NSObject {
    open var identifier: String { "" }
    open var expirationHandler: (() -> Void)?
    open func setTaskCompleted(success: Bool) { notReal() }
}

open class BGAppRefreshTask: BGTask {}

open class BGProcessingTask: BGTask {}

open class BGTaskScheduler: NSObject {
    public struct Error: Swift.Error {
        public enum Code: Int {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
        }
    }

    private static let one = BGTaskScheduler()
    open class var shared: BGTaskScheduler { one }

    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { notReal(); return false }
    open func submit(_ taskRequest: BGTaskRequest) throws { notReal() }
    open func cancel(taskRequestWithIdentifier identifier: String) { notReal() }
    open func cancelAllTaskRequests() { notReal() }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { notReal() }
}
