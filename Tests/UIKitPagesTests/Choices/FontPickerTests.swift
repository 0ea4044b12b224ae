import Simulator
import TestTraits
import Testing

/// The font picker.
@MainActor @Suite(.inTurn) struct FontPickerTests {
    private final class Page: UIViewController, UIFontPickerViewControllerDelegate {
        var heard: [String] = []
        var dismissesItself = false

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            heard.append("cancelled")
        }

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            heard.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
            if dismissesItself { viewController.dismiss(animated: true) }
        }
    }

    private func show(
        _ sim: Simulator, _ configuration: UIFontPickerViewController.Configuration = .init()
    ) throws -> Page {
        let page = Page()
        sim.launch(page)
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        return page
    }

    @Test func `a tap on a family chooses it, and the page goes`() throws {
        let sim = Simulator()
        let page = try show(sim)
        sim.tap("Arial")
        try sim.settle()
        #expect(page.heard == ["ArialMT"] && page.presentedViewController == nil)
    }

    @Test(arguments: [false, true])
    func `a test says what the user chooses, and a delegate may dismiss the page`(byItself: Bool) throws {
        let sim = Simulator()
        let page = try show(sim)
        page.dismissesItself = byItself
        let font = UIFontDescriptor(name: "Menlo-Bold", size: 0)
        #expect(sim.choose(font: font))
        try sim.settle()
        #expect(page.heard == ["Menlo-Bold"] && page.presentedViewController == nil)
        #expect(!sim.choose(font: font) && sim.diagnostics.count == 1)
    }

    @Test func `the button of the bar cancels`() throws {
        let sim = Simulator()
        let page = try show(sim)
        #expect(sim.cancelSystemPage())
        try sim.settle()
        #expect(page.heard == ["cancelled"] && page.presentedViewController == nil)
    }

    @Test func `faces are offered where they are asked for, and fonts without the traits are not`() throws {
        let sim = Simulator()
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        configuration.filteredTraits = [.traitBold, .traitItalic]
        let page = try show(sim, configuration)
        let picker = try #require(page.presentedViewController as? UIFontPickerViewController)
        #expect(picker.configuration.includeFaces && picker.configuration !== configuration)
        sim.tap("Arial-BoldItalicMT")
        try sim.settle()
        #expect(page.heard == ["Arial-BoldItalicMT"])
    }
}
