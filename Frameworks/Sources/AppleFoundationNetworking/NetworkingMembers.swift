import Foundation
import NeutralValues

extension URLError {
    public enum NetworkUnavailableReason: Int {
        case cellular, expensive, constrained
    }

    public enum BackgroundTaskCancelledReason: Int {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }

    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
}

extension URLError.Code {
    /// Every number is a code on a device. On Linux an unknown one becomes `.unknown`.
    @_disfavoredOverload public init(rawValue: Int) {
        let code: Self? = Self(rawValue: rawValue)
        self = code ?? .unknown
    }
}

extension URLRequest {
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}

public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

extension URLSessionTask {
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

open class NetService: NSObject {
    public let domain: String
    public let type: String
    public let name: String

    public init(domain: String, type: String, name: String) {
        (self.domain, self.type, self.name) = (domain, type, name)
        super.init()
    }
}

extension URLSession {
    public func streamTask(with service: NetService) -> URLSessionTask {
        notReal()
        return dataTask(with: URL(fileURLWithPath: "/"))
    }

    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        notReal()
        return dataTask(with: URL(fileURLWithPath: "/"))
    }
}
