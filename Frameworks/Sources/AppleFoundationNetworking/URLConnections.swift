import Foundation

open class NSURLConnection: NSObject {
    open class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        let answer = Answer(handler)
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { answer.handler(response, error == nil ? data : nil, error) }
        }.resume()
    }

    private final class Answer: @unchecked Sendable {
        let handler: (URLResponse?, Data?, (any Error)?) -> Void
        init(_ handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void) { self.handler = handler }
    }
}
