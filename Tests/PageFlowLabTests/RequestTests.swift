import Foundation
import Testing

@testable import AppRecording
@testable import PageFlowLab

@Suite struct RequestTests {
    private func request(_ lines: String...) -> HTTPRequest? {
        HTTPRequest(Array(lines.joined(separator: "\r\n").utf8))
    }

    @Test func `a head is read`() throws {
        let read = try #require(
            request(
                "GET /session?token=abc&x=1 HTTP/1.1", "Host: localhost:8765", "HOST: other",
                "Origin:http://a"))
        #expect(read.method == "GET" && read.path == "/session" && read.query["token"] == "abc")
        #expect(read.headers == ["host": "localhost:8765", "origin": "http://a"])
    }

    @Test(arguments: [
        "", "GET", "GET / HTTP/2", "GET http://a/ HTTP/1.1", "GET / HTTP/1.1\r\n: no name",
        "GET / HTTP/1.1\r\nno colon",
    ])
    func `an invalid head is rejected`(text: String) {
        #expect(HTTPRequest(Array(text.utf8)) == nil)
    }

    /// The clients: the headers, whether they request the session, and whether they are accepted.
    private static let askers: [(headers: [String], isSession: Bool, mayPass: Bool)] = [
        (["Host: 127.0.0.1:8765"], false, true), (["Host: localhost:8765"], false, true),
        (["Host: LOCALHOST:8765"], false, true), (["Host: [::1]:8765"], false, true),
        ([], false, false), (["Host: 127.0.0.1:80"], false, false),
        (["Host: evil.example:8765"], false, false),
        (["Host: localhost:8765", "Origin: http://evil.example"], false, false),
        (["Host: localhost:8765", "Origin: null"], true, false),
        (["Host: localhost:8765", "Origin: http://localhost:8765"], true, true),
        (["Host: localhost:8765", "Origin: http://localhost:80"], true, false),
        (["Host: localhost:8765"], true, false),
    ]

    @Test(arguments: Self.askers.indices)
    func `only the lab's own page and its user may ask`(index: Int) throws {
        let (headers, isSession, mayPass) = Self.askers[index]
        let upgrade = ["Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13"]
        let lines = ["GET / HTTP/1.1"] + headers + (isSession ? upgrade : [])
        let request = try #require(HTTPRequest(Array(lines.joined(separator: "\r\n").utf8)))
        let check = RequestCheck(hosts: ["127.0.0.1", "localhost", "[::1]"], port: 8765, token: nil)
        #expect((check.refusal(of: request) == nil) == mayPass)
    }

    @Test(arguments: ["127.0.0.1", "127.0.0.1:80", "localhost", "[::1]"])
    func `a browser leaves out port 80`(host: String) throws {
        let check = RequestCheck(hosts: ["127.0.0.1", "localhost", "[::1]"], port: 80, token: nil)
        let session = try #require(
            request("GET /session HTTP/1.1", "Host: \(host)", "Origin: http://\(host)", "Upgrade: websocket"))
        #expect(check.refusal(of: session) == nil)
    }

    @Test func `a host is the loopback or one IPv4 address`() throws {
        for name in ["localhost", "127.0.0.1", "::1", "LOCALHOST"] {
            #expect(try HostName(name) == .loopback)
        }
        #expect(try HostName("192.168.1.20") == .address("192.168.1.20"))
        for (name, words) in [
            ("nonsense", "not an IPv4 address"), ("fe80::1", "not an IPv4 address"),
            ("0.0.0.0", "every address"),
            ("", "not an IPv4 address"), ("300.1.1.1", "not an IPv4 address"),
        ] {
            let fault = #expect(throws: ListeningFault.self) { try HostName(name) }
            #expect(
                fault?.description.contains(words) == true
                    && fault?.description.contains("192.168.1.20") == true)
        }
    }

    @Test(arguments: [
        (EADDRINUSE, "another program does"), (EACCES, "from 1024 on"), (EADDRNOTAVAIL, "no such address"),
    ])
    func `the reason why nothing listens names its repair`(number: Int32, words: String) {
        let address = LabServer.Address(port: 80, host: "10.0.0.2", token: "a")
        #expect(ListeningFault(number, address).description.contains(words))
    }

    @Test func `on another address a token is needed`() throws {
        let check = RequestCheck(hosts: ["10.0.0.2"], port: 1, token: "secret")
        let without = try #require(request("GET / HTTP/1.1", "Host: 10.0.0.2:1"))
        let with = try #require(request("GET /?token=secret HTTP/1.1", "Host: 10.0.0.2:1"))
        #expect(check.refusal(of: without) != nil && check.refusal(of: with) == nil)
        // The page's own requests have no token in their URL. They contain the cookie of its response.
        let cookie = try #require(check.cookie?.value.split(separator: ";").first)
        let own = try #require(
            request("GET /main.js HTTP/1.1", "Host: 10.0.0.2:1", "Cookie: other=1; \(cookie)"))
        let forged = try #require(
            request("GET /main.js HTTP/1.1", "Host: 10.0.0.2:1", "Cookie: token=secrets"))
        #expect(check.refusal(of: own) == nil && check.refusal(of: forged) != nil)
        #expect(RequestCheck(hosts: ["localhost"], port: 1, token: nil).cookie == nil)
    }

    @Test(arguments: [
        "/..", "/../index.html", "/%2e%2e/x", "//index.html", "/index.html/", "/Package.swift", "/lab",
    ])
    func `paths lead to the page's files and nowhere else`(path: String) {
        #expect(PageFiles.response(at: path) == nil)
    }
}

@Suite struct MessageTests {
    @Test func `what the page says is read`() throws {
        let cases: [(String, PageMessage)] = [
            (
                #"{"do":"touch","phase":"down","finger":1,"x":2.5,"y":3}"#,
                .input(.touch(.down, finger: 1, at: CGPoint(x: 2.5, y: 3)))
            ),
            (#"{"do":"type","text":"ü\n"}"#, .input(.type("ü\n"))),
            (#"{"do":"key","key":"escape"}"#, .input(.key("escape", modifiers: []))),
            (#"{"do":"key","key":"s","modifiers":["command"]}"#, .input(.key("s", modifiers: [.command]))),
            (#"{"do":"set","setting":"style","value":"dark"}"#, .input(.set(.style(.dark)))),
            (#"{"do":"set","setting":"system","value":12}"#, .input(.set(.system(12)))),
            (
                #"{"do":"set","setting":"boldText","value":true}"#,
                .input(.set(.accessibility(.boldText, isOn: true)))
            ),
            (#"{"do":"clock","to":"pause"}"#, .clock(.pause)), (#"{"do":"resume","number":7}"#, .resume(7)),
            (#"{"do":"device","event":"shake"}"#, .input(.device(.shake))), (#"{"do":"test"}"#, .test),
        ]
        for (text, message) in cases { #expect(try PageMessage(Data(text.utf8)) == message) }
    }

    @Test(arguments: [
        "", "[]", "5", "{}", #"{"do":5}"#, #"{"do":"fly"}"#, #"{"do":"touch"}"#,
        #"{"do":"touch","phase":"up","finger":10,"x":1,"y":1}"#,
        #"{"do":"touch","phase":"up","finger":0.5,"x":1,"y":1}"#,
        #"{"do":"touch","phase":"up","finger":0,"x":1e99,"y":1}"#,
        #"{"do":"set","setting":"system","value":11}"#,
        #"{"do":"set","setting":"device","value":"iPhone0"}"#,
        #"{"do":"key","key":"a","modifiers":["hyper"]}"#,
        #"{"do":"moment","number":-1}"#, #"{"do":"link","url":"nothing"}"#,
        #"{"do":"adjust","element":1,"by":0}"#,
    ])
    func `what it cannot mean is refused in words`(text: String) {
        let fault = #expect(throws: MessageFault.self) { try PageMessage(Data(text.utf8)) }
        #expect(fault?.reason.hasSuffix(".") == true)
    }

    @Test func `strings and numbers are JSON, whatever they hold`() throws {
        var json = JSONText()
        let texts = ["", "\"\\\n\t\u{0}\u{2028}", "日本語 👩‍👩‍👧"]
        let numbers = [0, -0.5, 1.0 / 3, 1e300, .nan, .infinity, 123_456.789]
        json.object { json in
            json.member("texts", texts)
            json.key("numbers")
            json.array(numbers) { $0.value($1) }
        }
        let read = try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
        #expect(read["texts"] as? [String] == texts)
        #expect(read["numbers"] as? [Double] == [0, -0.5, 0.333, 0, 0, 0, 123_456.789])
    }
}
