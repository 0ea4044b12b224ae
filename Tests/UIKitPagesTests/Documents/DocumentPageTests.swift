import Simulator
import TestTraits
import Testing

/// View controllers that browse, open and preview files.
@MainActor @Suite("Pages of documents", .inTurn) struct DocumentPageTests {
    private func file(_ name: String, _ text: String = "text") throws -> URL {
        let url = try TemporaryFolder.ofProcess().appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private final class Heard: NSObject, UIDocumentBrowserViewControllerDelegate {
        var lines: [String] = []
        var newFile: URL?
        var mode = UIDocumentBrowserViewController.ImportMode.move
        var activities: [UIActivity] = []

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
        ) { lines.append("picked \(documentURLs.map(\.lastPathComponent).joined(separator: " "))") }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler:
                @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) { importHandler(newFile, newFile == nil ? .none : mode) }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) { lines.append("imported \(destinationURL.lastPathComponent)") }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
            error: (any Error)?
        ) { lines.append("failed \(documentURL.lastPathComponent) \(error != nil)") }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            willPresent activityViewController: UIActivityViewController
        ) { lines.append("will share") }
    }

    private func browser(_ heard: Heard) -> (Simulator, UIDocumentBrowserViewController) {
        let sim = Simulator()
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.delegate = heard
        sim.launch(browser)
        return (sim, browser)
    }

    @Test(arguments: [(false, "picked a.txt"), (true, "picked a.txt b.txt")])
    func `the user opens documents`(severalAllowed: Bool, expected: String) throws {
        let heard = Heard()
        let (sim, browser) = browser(heard)
        browser.allowsPickingMultipleItems = severalAllowed
        sim.chooseDocuments([try file("a.txt"), try file("b.txt")])
        #expect(heard.lines == [expected])
    }

    @Test func `documents of its types are in the list`() throws {
        let heard = Heard()
        let (sim, browser) = browser(heard)
        sim.documents = [try file("a.txt"), try file("picture.png")]
        browser.shouldShowFileExtensions = true
        try sim.settle()
        sim.tap("a.txt")
        try sim.settle()
        #expect(heard.lines == ["picked a.txt"] && browser.allowedContentTypes == ["public.plain-text"])
        #expect(browser.contentTypesForRecentDocuments.map(\.identifier) == ["public.plain-text"])
    }

    @Test(arguments: ["move", "copy", "none", "missing"])
    func `a new document is imported`(way: String) throws {
        let heard = Heard()
        let (sim, _) = browser(heard)
        let url = try file("new.txt")
        heard.newFile = way == "none" ? nil : url
        heard.mode = way == "copy" ? .copy : .move
        if way == "missing" { try FileManager.default.removeItem(at: url) }
        #expect(sim.createDocument() && heard.lines.isEmpty)
        try sim.settle()
        let expected = ["none": [], "missing": ["failed new.txt true"]][way] ?? ["imported new.txt"]
        #expect(heard.lines == expected)
        #expect(FileManager.default.fileExists(atPath: url.path) == (way == "copy" || way == "none"))
        #expect(sim.documents.count == (expected == ["imported new.txt"] ? 1 : 0))
    }

    @Test func `no document is created if the app does not create one`() throws {
        final class Silent: NSObject, UIDocumentBrowserViewControllerDelegate {}
        let sim = Simulator()
        let (browser, silent) = (UIDocumentBrowserViewController(forOpening: nil), Silent())
        browser.delegate = silent
        sim.launch(browser)
        #expect(!sim.createDocument())
        let heard = Heard()
        browser.delegate = heard
        browser.allowsDocumentCreation = false
        #expect(!sim.createDocument())
    }

    @Test func `documents are renamed, imported beside others, and revealed`() throws {
        let heard = Heard()
        let (sim, browser) = browser(heard)
        let (one, other) = (try file("one.txt"), try file("one.txt"))
        sim.documents = [one]
        var places: [String?] = []
        var errors: [Bool] = []
        let answer: (URL?, (any Error)?) -> Void = {
            places.append($0?.lastPathComponent)
            errors.append($1 != nil)
        }
        browser.importDocument(at: other, nextToDocumentAt: one, mode: .copy, completionHandler: answer)
        try sim.settle()
        browser.renameDocument(at: one, proposedName: "two", completionHandler: answer)
        browser.revealDocument(at: other, importIfNeeded: false, completion: answer)
        browser.revealDocument(at: other, importIfNeeded: true, completion: answer)
        try sim.settle()
        #expect(places == ["one 2.txt", "two.txt", nil, "one.txt"] && errors == [false, false, true, false])
        #expect(sim.documents.map(\.lastPathComponent) == ["two.txt", "one 2.txt", "one.txt"])
    }

    @Test func `actions are offered for documents of their types`() throws {
        let heard = Heard()
        let (sim, browser) = browser(heard)
        var done: [Int] = []
        let action = UIDocumentBrowserAction(
            identifier: "count", localizedTitle: "Count", availability: [.menu, .navigationBar]
        ) { done.append($0.count) }
        action.supportedContentTypes = ["public.text"]
        action.supportsMultipleItems = false
        browser.customActions = [action]
        let (text, picture) = (try file("a.txt"), try file("a.png"))
        #expect(sim.choose(documentAction: "count", for: [text]) && done == [1])
        #expect(!sim.choose(documentAction: "count", for: [picture]))
        #expect(!sim.choose(documentAction: "count", for: [text, text]))
        #expect(!sim.choose(documentAction: "other", for: [text]))
        sim.shareDocuments([text])
        try sim.settle()
        #expect(heard.lines == ["will share"] && browser.presentedViewController is UIActivityViewController)
    }

    @Test func `a document's page comes out of its document`() throws {
        final class Opening: NSObject, UIViewControllerTransitioningDelegate {
            let animator: UIDocumentBrowserTransitionController
            init(_ animator: UIDocumentBrowserTransitionController) { self.animator = animator }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            { animator }
        }
        let (sim, browser) = browser(Heard())
        let opening = Opening(browser.transitionController(forDocumentAt: try file("a.txt")))
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = opening
        browser.present(page, animated: true)
        try sim.settle()
        #expect(browser.presentedViewController === page && page.view.alpha == 1)
        #expect(page.view.frame == sim.window.bounds)
        browser.dismiss(animated: true)
        try sim.settle()
        #expect(browser.presentedViewController == nil && browser.view.window != nil)
    }

    @Test func `errors of browsers have Apple's domain and numbers`() {
        #expect((UIDocumentBrowserError(.generic) as NSError).domain == "UIDocumentBrowserErrorDomain")
        #expect(UIDocumentBrowserError.Code.generic.rawValue == 1)
        #expect(UIDocumentBrowserError.noLocationAvailable.rawValue == 2)
        do { throw UIDocumentBrowserError(.generic) } catch UIDocumentBrowserError.generic {} catch {
            Issue.record("not caught")
        }
    }

    private final class Looker: NSObject, UIDocumentInteractionControllerDelegate {
        var lines: [String] = []
        let page: UIViewController

        init(_ page: UIViewController) { self.page = page }

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { page }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            lines.append("will preview")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            lines.append("did preview")
        }
        func documentInteractionControllerWillPresentOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { lines.append("will options") }
        func documentInteractionControllerDidDismissOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { lines.append("did options") }
        func documentInteractionControllerWillPresentOpenInMenu(
            _ controller: UIDocumentInteractionController
        ) { lines.append("will apps") }
        func documentInteractionControllerDidDismissOpenInMenu(
            _ controller: UIDocumentInteractionController
        ) { lines.append("did apps") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
        ) {
            controller.annotation = ["from": "test"]
            lines.append("will send \(application ?? "-")")
        }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { lines.append("did send \(application ?? "-")") }
    }

    @Test(arguments: [true, false])
    func `a file is looked at over a page, or on a stack`(onStack: Bool) throws {
        let sim = Simulator()
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        let looker = Looker(onStack ? stack : page)
        let controller = UIDocumentInteractionController(url: try file("a.pdf"))
        #expect(!controller.presentPreview(animated: true))
        controller.delegate = looker
        #expect(controller.presentPreview(animated: true) && looker.lines == ["will preview"])
        try sim.settle()
        #expect((stack.viewControllers.count == 2) == onStack)
        #expect((stack.presentedViewController != nil) != onStack)
        controller.dismissPreview(animated: true)
        try sim.settle()
        #expect(looker.lines == ["will preview", "did preview"] && stack.viewControllers.count == 1)
        #expect(
            controller.uti == "com.adobe.pdf" && controller.name == "a.pdf" && controller.icons.count == 1)
        controller.name = "b.txt"
        #expect(controller.uti == "public.plain-text")
    }

    @Test func `a file is opened in another app`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let looker = Looker(page)
        let url = try file("a.pdf")
        let controller = UIDocumentInteractionController(url: url)
        controller.delegate = looker
        #expect(!controller.presentOpenInMenu(from: .zero, in: page.view, animated: true))
        sim.documentApps = ["com.example.reader": ["public.data"], "com.example.player": ["public.movie"]]
        #expect(controller.presentOpenInMenu(from: .zero, in: page.view, animated: true))
        try sim.settle()
        #expect(!sim.openDocument(in: "com.example.player") && sim.openDocument(in: "com.example.reader"))
        try sim.settle()
        #expect(
            looker.lines == [
                "will apps", "will send com.example.reader", "did send com.example.reader", "did apps",
            ])
        #expect(sim.documentsSentToApps.map(\.url) == [url])
        #expect((sim.documentsSentToApps[0].annotation as? [String: String])?["from"] == "test")
    }

    @Test func `the options offer to look at it`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let looker = Looker(page)
        let controller = UIDocumentInteractionController(url: try file("a.pdf"))
        controller.delegate = looker
        #expect(controller.presentOptionsMenu(from: .zero, in: page.view, animated: true))
        try sim.settle()
        sim.choose(activity: UIActivity.ActivityType("com.apple.UIKit.activity.QuickLook"))
        try sim.settle()
        #expect(looker.lines == ["will options", "did options", "will preview"])
        controller.dismissPreview(animated: false)
        try sim.settle()
        controller.presentOptionsMenu(from: .zero, in: page.view, animated: false)
        try sim.settle()
        controller.dismissMenu(animated: false)
        try sim.settle()
        #expect(
            looker.lines.suffix(2) == ["will options", "did options"] && page.presentedViewController == nil)
    }

    @Test func `a picker of the app's files says what it does with them`() throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let url = try file("a.txt")
        #expect(
            UIDocumentPickerViewController(url: url, in: .exportToService).documentPickerMode
                == .exportToService)
        #expect(UIDocumentPickerViewController(forExporting: [url]).documentPickerMode == .moveToService)
        #expect(
            UIDocumentPickerViewController(forExporting: [url], asCopy: true).documentPickerMode
                == .exportToService)
        #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode == .open)
        #expect(
            UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import).documentPickerMode
                == .import)
        #expect(sim.diagnostics.isEmpty)
        _ = UIDocumentPickerViewController(urls: [url], in: .open)
        #expect(sim.diagnostics.count == 1)
    }

    @Test(arguments: ["Browse", "Scan", "cancel"])
    func `a menu leads to the picker, or to what the app has`(choice: String) throws {
        final class Chooser: NSObject, UIDocumentMenuDelegate {
            var lines: [String] = []
            func documentMenu(
                _ documentMenu: UIDocumentMenuViewController,
                didPickDocumentPicker documentPicker: UIDocumentPickerViewController
            ) { lines.append("picker \(documentPicker.documentPickerMode == .import)") }
            func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {
                lines.append("cancelled")
            }
        }
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let (menu, chooser) = (
            UIDocumentMenuViewController(documentTypes: ["public.data"], in: .import), Chooser()
        )
        menu.delegate = chooser
        menu.addOption(withTitle: "Scan", image: nil, order: .first) { chooser.lines.append("scan") }
        page.present(menu, animated: true)
        try sim.settle()
        if choice == "cancel" { sim.cancelSystemPage() } else { sim.tap(choice) }
        try sim.settle()
        let expected = ["Browse": "picker true", "Scan": "scan", "cancel": "cancelled"]
        #expect(chooser.lines == [expected[choice]] && page.presentedViewController == nil)
    }
}
