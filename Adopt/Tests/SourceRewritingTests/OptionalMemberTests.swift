import AdoptModel
import Testing

/// Optional requirements that are referenced without a call: before and after.
struct OptionalMemberTests {
    private static let list =
        "@objc protocol ListDelegate { @objc optional func listDidChange(_ list: Int); @objc optional var title: String { get } }\n"
        + "var delegate: ListDelegate?\n"

    /// The rewritten text after the protocol.
    private static func after(_ text: String) -> String {
        rewrite(list + text).text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .joined(separator: "\n")
    }

    @Test(
        arguments: [
            (
                "if let f = delegate?.listDidChange { f(1) }",
                "if let f = optionalMember(delegate?.listDidChange, \"listDidChange\", of: delegate) { f(1) }"
            ),
            (
                "let b = delegate?.listDidChange(_:) != nil",
                "let b = optionalMember(delegate?.listDidChange(_:), \"listDidChange(_:)\", of: delegate) != nil"
            ),
            (
                "let b = nil == (self.delegate?.listDidChange)",
                "let b = nil == (optionalMember(self.delegate?.listDidChange, \"listDidChange\", of: self.delegate))"
            ),
            (
                "let b = other.listDidChange == nil",
                "let b = optionalMember(other.listDidChange, \"listDidChange\", of: other) == nil"
            ),
            (
                "let f = delegate?.listDidChange",
                "let f = optionalMember(delegate?.listDidChange, \"listDidChange\", of: delegate)"
            ),
            (
                "let b = table.delegate?.tableView(_:didSelectRowAt:) != nil",
                "let b = optionalMember(table.delegate?.tableView(_:didSelectRowAt:), \"tableView(_:didSelectRowAt:)\", of: table.delegate) != nil"
            ),
            (
                "guard let f = scroll.delegate?.scrollViewDidScroll else { return }",
                "guard let f = optionalMember(scroll.delegate?.scrollViewDidScroll, \"scrollViewDidScroll\", of: scroll.delegate) else { return }"
            ),
            ("let t = delegate?.title ?? \"\"", "let t = optionalAnswer(delegate?.title) ?? \"\""),
            ("delegate!.listDidChange!(1)", "optionalAnswer(delegate!.listDidChange(1))!"),
            (
                "let t = delegate?.title ?? Other().title",
                "let t = optionalAnswer(delegate?.title) ?? Other().title"
            ),
            ("let work: () -> Void\ndelegate?.work?(for: 1)", "let work: () -> Void\ndelegate?.work(for: 1)"),
            // Other references.
            ("button.tapped = self.listDidChange", "button.tapped = self.listDidChange"),
            ("if let view = delegate?.view {}", "if let view = delegate?.view {}"),
            ("if done?.handler != nil {}", "if done?.handler != nil {}"),
        ])
    func `a reference looks up the member in the object's table`(before: String, after: String) {
        #expect(
            Self.after(before + (before.contains("view =") ? "\nclass Page { var view = 1 }" : "")).hasPrefix(
                after))
    }

    @Test func `the tables of classes with the method contain a row for it`() {
        let module = rewriteModule([
            "import UIKit\nlet b = table.delegate?.tableView(_:didSelectRowAt:) != nil",
            "class A: NSObject, UITableViewDelegate {\nfunc tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}\n}",
            "class B: NSObject, UITableViewDelegate {\nfunc tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) {}\n}",
        ])
        #expect(
            module.files[1].text
                == "class A: NSObject, UITableViewDelegate, InterfaceBuilderConnected {\n"
                + "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}\n"
                + " class var outlets: Outlets { [.member(\"tableView(_:didSelectRowAt:)\")] } }")
        #expect(module.files[2].changes.isEmpty)
    }

    @Test func `responds(to:) finds the tested methods`() {
        let module = rewriteModule([
            "let a = d.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:)))\n"
                + "let b = bar.responds(to: #selector(getter: UINavigationController.hidesBarsOnTap))\n"
                + "let c = view.responds(to: #selector(UIView.endEditing(_:)))",
            "extension A: UITextFieldDelegate {\nfunc textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n}\nclass A: NSObject {}",
        ])
        #expect(
            module.files[0].text
                == "let a = d.responds(to: Selector(\"textFieldShouldReturn:\"))\n"
                + "let b = bar.responds(to: Selector(\"hidesBarsOnTap\", getter: \\UINavigationController.hidesBarsOnTap))\n"
                + "let c = view.responds(to: Selector(\"endEditing:\", UIView.endEditing(_:)))")
        #expect(
            module.files[1].text.hasSuffix(
                "@MainActor static var outletsInFile11: Outlets { [.member(\"textFieldShouldReturn:\")] } }\n"
                    + "class A: NSObject, InterfaceBuilderConnected { class var outlets: Outlets { outletsInFile11 } }"
            ))
    }

    @Test func `an object with side effects is rejected`() {
        let file = rewrite(Self.list + "let b = make().listDidChange != nil")
        #expect(file.problems.map(\.line) == [3])
    }
}
