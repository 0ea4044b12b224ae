import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite("The presentation controller before a presentation", .inTurn)
struct PresentationChoiceTests {
    @Test func `reading it settles the style until the presentation has ended`() {
        let app = ShownApp()
        let (presenter, page) = (UIViewController(), UIViewController())
        app.show(presenter)
        let made = page.presentationController
        page.modalPresentationStyle = .overFullScreen
        #expect(made is UISheetPresentationController && page.presentationController === made)
        presenter.present(page, animated: false)
        app.settle()
        #expect(page.presentationController === made)
        presenter.dismiss(animated: false)
        app.settle()
        #expect(page.presentationController !== made && page.sheetPresentationController == nil)
    }

    @Test func `looking for one of another kind settles nothing`() {
        _ = ShownApp()
        let page = UIViewController()
        #expect(page.popoverPresentationController == nil)
        page.modalPresentationStyle = .popover
        #expect(page.sheetPresentationController == nil)
        #expect(page.popoverPresentationController === page.presentationController)
        let sheet = UIViewController()
        #expect(sheet.popoverPresentationController == nil && sheet.sheetPresentationController != nil)
    }
}
