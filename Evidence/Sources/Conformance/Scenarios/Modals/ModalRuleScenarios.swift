import Simulator

// Presentations without effect, and the callbacks of a presenter behind a sheet or a popover.
extension Scenario {
    static let modalRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-vc-17",
                "Presenting from a controller that is neither in a parent nor presented",
                ios: "11-26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStack.mm"
                ),
                notes: """
                    UIKit writes a console warning (existing msg-01). Quote: if change controller view
                    is not attached, presenting modals will silently fail on iOS.
                    """),
            statements: 1,
            isMisuse: true
        ) { stage in
            let (lone, page) = (stage.page("lone"), stage.page("page"))
            try stage.launch(stage.page("root"))
            lone.loadViewIfNeeded()
            stage.begin()
            lone.present(page, animated: true) { stage.log("[completion]") }
            try stage.settle()
            stage.state(
                "silently nothing",
                page.presentingViewController == nil && lone.presentedViewController == nil
                    && !stage.has("[completion]") && stage.appearance(of: "page").isEmpty, "\(stage.lines)")
            let messages = stage.sim.diagnostics.map(\.message)
            stage.note(
                "the console says so",
                messages.contains { $0.contains("whose view is not in the window hierarchy") },
                "\(messages)")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-18",
                "Modal dismissed in code: presenter",
                ios: "13-26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStack.mm"
                ),
                notes: """
                    Quote: when dismissing the modal from JS, neither `viewWillAppear` nor
                    `presentationControllerDidDismiss` are called, same for status bar.
                    """),
            statements: 2
        ) { stage in
            let presenter = stage.page("presenter")
            let page = stage.page("page", .pageSheet)
            let listener = DismissalListener()
            try stage.launch(presenter)
            page.presentationController?.delegate = listener
            presenter.present(page, animated: true)
            try stage.settle()
            stage.begin()
            presenter.dismiss(animated: true)
            try stage.settle()
            stage.state(
                "presentationControllerDidDismiss is not sent", listener.count == 0, "\(listener.count)")
            stage.state(
                "presenter.viewWillAppear is not sent for a sheet", stage.appearance(of: "presenter").isEmpty,
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-24",
                "A popover is presented (VC B in a popover over A), then B presents C",
                ios: "7-8 (2015)",
                source: .claim("https://github.com/onmyway133/notes/issues/22"),
                notes: "Quote: VC A `viewWillDisappear` is not called"),
            statements: 1
        ) { stage in
            let sim = Simulator(device: .iPadPro11, system: .iOS(12))
            let (a, b, c) = (stage.page("A"), stage.page("B", .popover), stage.page("C"))
            sim.launch(a)
            b.popoverPresentationController?.sourceView = a.view
            stage.begin()
            a.present(b, animated: true)
            try sim.settle()
            b.present(c, animated: true)
            try sim.settle()
            stage.note("C is presented", b.presentedViewController === c, "it is not")
            stage.state(
                "A.viewWillDisappear is not sent", !stage.has("A.viewWillDisappear"), "\(stage.lines)")
        },
    ]
}

/// Counts the callbacks of dismissals.
@MainActor
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var count = 0

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
}
