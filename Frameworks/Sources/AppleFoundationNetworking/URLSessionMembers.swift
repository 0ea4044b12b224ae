import Foundation

extension URLCache {
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLSessionConfiguration {
    /// On Linux, sessions end with the program.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether the system launches the app when a session's work ends: `true`, without an effect.
    public var sessionSendsLaunchEvents: Bool {
        get { true }
        set {}
    }
}
