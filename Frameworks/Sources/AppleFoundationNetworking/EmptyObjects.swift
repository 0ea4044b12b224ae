import AppleFoundation
import Foundation

extension URLCache: EmptyObject {
    public static var empty: Any { URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) }
}

/// An empty response is one of HTTP, with the status 0.
extension URLResponse: EmptyObject {
    public static var empty: Any {
        HTTPURLResponse(url: URL(fileURLWithPath: ""), statusCode: 0, httpVersion: nil, headerFields: nil)!
    }
}
