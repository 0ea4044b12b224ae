import AdoptModel
import Testing

@testable import StandIns

/// The optional methods of UIKit's delegates for a class that forwards messages.
@Suite struct HandedOnMessagesTests {
    private static let text =
        HandedOnMessages(in: "RxCocoaRuntime", sources: CompiledModule.sources)?.text ?? ""

    /// Parts of the extensions.
    @Test(arguments: [
        "extension UITableViewDelegate where Self: _RXDelegateProxy {",
        "extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {",
        "Selector(\"tableView:didSelectRowAt:\"), values: [Any] = [boxedForMessage(a0), boxedForMessage(a1)]",
        "(_forwardToDelegate as? any UITableViewDelegate)?.tableView(a0, didSelectRowAt: a1)",
        "-> CGFloat { (_forwardToDelegate as? any UITableViewDelegate ?? NoDelegate.only).tableView(a0, heightForRowAt: a1) }",
        // Required methods of a data source aren't forwarded.
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { preconditionFailure() }",
    ])
    func `the generated methods forward messages`(part: String) {
        #expect(Self.text.contains(part))
    }

    @Test func `a module with the class gets the methods`() throws {
        let file = ModuleSources.File(
            path: "Proxy.swift", text: "import RxCocoaRuntime\nclass Proxy: _RXDelegateProxy {}")
        let modules = StandInMaker(uiKit: CompiledModule.sources).modules(for: [
            ModuleSources(name: "RxCocoa", files: [file])
        ])
        let runtime = try #require(modules.first { $0.name == "RxCocoaRuntime" })
        #expect(runtime.source == Self.text)
        #expect(runtime.files.map(\.lastPathComponent).contains("_RXDelegateProxy.swift"))
        #expect(runtime.dependencies == ["AppleFoundation", "NeutralValues"])
        #expect(HandedOnMessages(in: "MapKit", sources: CompiledModule.sources) == nil)
    }

    @Test(.enabled(if: CompiledModule.isPossible), arguments: ["CombineCocoaRuntime", "RxCocoaRuntime"])
    func `the methods compile with the class`(module: String) throws {
        let messages = try #require(HandedOnMessages(in: module, sources: CompiledModule.sources)).text
        let files = [module, "NeutralValues"].compactMap(Framework.named).flatMap(\.texts)
        let runtime = try #require(Framework.named("AppleFoundation")).texts.filter {
            $0.contains("typealias IMP")
        }
        var texts = ["Messages": messages]
        for (number, text) in (files + runtime).enumerated() {
            let imports = "import (AppleFoundation|NeutralValues)"
            texts["File\(number)"] =
                "import UIKit\n" + text.replacing(try Regex("(@_exported )?" + imports), with: "")
        }
        let errors = try CompiledModule.errors(in: texts)
        #expect(errors.isEmpty, Comment(rawValue: errors))
    }
}
