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

    /// A text with `@` in place of the reference, the reference, the name of the member and the object.
    @Test(arguments: [
        ("if let f = @ { f(1) }", "delegate?.listDidChange", "listDidChange", "delegate"),
        ("let b = @ != nil", "delegate?.listDidChange(_:)", "listDidChange(_:)", "delegate"),
        ("let b = nil == (@)", "self.delegate?.listDidChange", "listDidChange", "self.delegate"),
        ("let b = @ == nil", "other.listDidChange", "listDidChange", "other"),
        ("let f = @", "delegate?.listDidChange", "listDidChange", "delegate"),
        (
            "let b = @ != nil", "table.delegate?.tableView(_:didSelectRowAt:)",
            "tableView(_:didSelectRowAt:)", "table.delegate"
        ),
        (
            "guard let f = @ else { return }", "scroll.delegate?.scrollViewDidScroll", "scrollViewDidScroll",
            "scroll.delegate"
        ),
    ])
    func `a reference looks up the member in the object's table`(
        text: String, reference: String, name: String, object: String
    ) {
        let after = text.replacing("@", with: "optionalMember(\(reference), \"\(name)\", of: \(object))")
        #expect(Self.after(text.replacing("@", with: reference)) == after)
    }

    @Test(arguments: [
        ("let t = delegate?.title ?? \"\"", "let t = optionalAnswer(delegate?.title) ?? \"\""),
        ("delegate!.listDidChange!(1)", "optionalAnswer(delegate!.listDidChange(1))!"),
        (
            "let t = delegate?.title ?? Other().title",
            "let t = optionalAnswer(delegate?.title) ?? Other().title"
        ),
        ("let work: () -> Void\ndelegate?.work?(for: 1)", "let work: () -> Void\ndelegate?.work(for: 1)"),
        ("button.tapped = self.listDidChange", nil), ("if done?.handler != nil {}", nil),
        ("if let view = delegate?.view {}\nclass Page { var view = 1 }", nil),
    ])
    func `an answer may be absent, and other references stay unchanged`(before: String, after: String?) {
        #expect(Self.after(before) == after ?? before)
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
