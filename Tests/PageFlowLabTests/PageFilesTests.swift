import Foundation
import Testing

@testable import AppRecording
@testable import PageFlowLab

@Suite struct PageFilesTests {
    @Test func `the page asks for every module at once, and every file that it names is there`() throws {
        let page = try #require(PageFiles.response(at: "/"))
        let text = String(decoding: page.body, as: UTF8.self)
        let named = text.matches(of: /(?:href|src)="([a-z-]+\.(?:js|css))"/).map { String($0.1) }
        #expect(Set(named) == Set(PageFiles.names.filter { $0 != "index.html" }))
        #expect(Set(named).count == named.count)
    }
}
