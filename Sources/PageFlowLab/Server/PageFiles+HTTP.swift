import AppRecording
import Foundation

/// The files of the page, as the browser gets them.
extension PageFiles {
    /// The file at a path; `nil` where there is none.
    static func response(at path: String) -> HTTPResponse? {
        let name = path == "/" ? "index.html" : String(path.dropFirst())
        guard let bytes = all[name], let type = type(of: name) else { return nil }
        let headers = [
            ("Content-Type", type), ("Cache-Control", "no-store"), ("Content-Security-Policy", policy),
            ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
        ]
        return HTTPResponse("200 OK", headers: headers, body: bytes)
    }

    /// The page loads nothing from other hosts, and no other page can embed it.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private static func type(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        default: nil
        }
    }
}
