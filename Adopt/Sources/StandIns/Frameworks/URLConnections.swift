extension KnownFramework {
    /// Foundation's connections from before iOS 9, which Linux lacks. They have real implementations that load with a session.
    static let urlConnections = KnownFramework(
        name: "URLConnections", prefixes: [], imports: ["FoundationNetworking"],
        text: """
            class NSURLConnection: NSObject {
                class func canHandle(_ request: URLRequest) -> Bool {
                    ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
                }
                class func sendAsynchronousRequest(_ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void) {
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
            """)
}
