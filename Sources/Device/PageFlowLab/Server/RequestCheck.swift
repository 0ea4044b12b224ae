/// Checks whether a request originates from the lab's own page or its user.
///
/// A web page can make a browser send requests to any address, including loopback, even under the page's own host name. Such a request
/// names another host or another origin, and is rejected.
struct RequestCheck: Sendable {
    /// The accepted host headers: `localhost:8765`.
    private let hosts: Set<String>
    /// The token that a request must contain if the lab listens on more than loopback.
    private let token: String?

    init(hosts: [String], port: UInt16, token: String?) {
        // A browser omits the default port.
        self.hosts = Set(hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : []))
        self.token = token
    }

    /// The cookie set by the response to a request with the token, so that the page's own requests contain the token too.
    var cookie: (name: String, value: String)? {
        token.map { ("Set-Cookie", "token=\($0); Path=/; HttpOnly; SameSite=Strict") }
    }

    /// The reason to reject a request; `nil` if it is accepted.
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
        // The page's own requests contain the cookie of the first response.
        return request.query["token"] == token || request.cookies["token"] == token
            ? nil : "The address lacks its token: use the one that was printed."
    }
}
