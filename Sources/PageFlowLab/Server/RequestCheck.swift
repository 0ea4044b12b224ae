/// Checks that the lab's own page or its user has sent a request.
///
/// A page of the web can make a browser ask any address, the loopback's included, also under a name of its own that leads there. Such
/// a request names another host or another origin, and is refused.
struct RequestCheck: Sendable {
    /// The accepted spellings of the address: `localhost:8765`.
    private let hosts: Set<String>
    /// The token that a request must contain if the lab isn't on the loopback alone.
    private let token: String?

    init(hosts: [String], port: UInt16, token: String?) {
        // A browser leaves out the default port.
        self.hosts = Set(hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : []))
        self.token = token
    }

    /// What the answer to a request that brings the token sets, so that the page's own requests bring it too.
    var cookie: (name: String, value: String)? {
        token.map { ("Set-Cookie", "token=\($0); Path=/; HttpOnly; SameSite=Strict") }
    }

    /// Why a request is refused; `nil` for one that may pass.
    func refusal(of request: HTTPRequest) -> String? {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
            return
                "This is the lab at \(hosts.sorted().joined(separator: ", ")). Open it by one of these addresses."
        }
        if let origin = request.headers["origin"]?.lowercased() {
            guard hosts.contains(where: { origin == "http://\($0)" }) else {
                return "A page of \(origin) may not use the lab."
            }
        } else if request.asksForWebSocket {
            return "A session is opened by the lab's own page."
        }
        guard let token else { return nil }
        // The page's own requests bring what its first answer has set.
        return request.query["token"] == token || request.cookies["token"] == token
            ? nil : "The address lacks its token: use the one that was printed."
    }
}
