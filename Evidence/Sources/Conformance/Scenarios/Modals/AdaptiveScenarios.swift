import Simulator

// The user's dismissal of a sheet.
extension Scenario {
    static let adaptation: [Scenario] = [
        .order(
            EvidenceEntry(
                "adaptive-01",
                "UIAdaptivePresentationControllerDelegate callbacks on user-driven sheet dismissal",
                ios: "13+",
                source: .documentation(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p264presentedViewController/ch19p601presentedViewController/ViewController.swift"
                ),
                notes: """
                    None of Should/Will/Did is called for a programmatic dismiss. DidAttemptToDismiss is
                    called instead when isModalInPresentation is true or ShouldDismiss returned false.
                    """,
                events: [
                    "delegate.presentationControllerShouldDismiss",
                    "delegate.presentationControllerWillDismiss  (before interaction/animation)",
                    "[animation]",
                    "delegate.presentationControllerDidDismiss  (after all animations)",
                ])
        ) { stage in
            let coded = Sheet(on: stage)
            try coded.show()
            coded.presenter.dismiss(animated: true)
            try stage.settle()
            stage.note("no call when the app dismisses", coded.calls.isEmpty, "\(coded.calls)")
            for isModal in [true, false] {
                let calls = try Sheet(on: stage, isModal: isModal, mayLeave: isModal).pull()
                stage.note(
                    "DidAttemptToDismiss instead when the sheet may not leave",
                    calls.last == "DidAttemptToDismiss" && !calls.contains("DidDismiss"), "\(calls)")
            }
            let sheet = Sheet(on: stage)
            try sheet.show()
            stage.begin()
            sheet.page.presentationController?.dismissByUser()
            stage.sim.advance(by: 0.1)
            stage.remark("animation")
            try stage.settle()
            stage.note("the sheet is gone", sheet.presenter.presentedViewController == nil, "it is there")
        },
        .rule(
            EvidenceEntry(
                "adaptive-02",
                "Same, blog",
                ios: "13",
                source: .claim(
                    "https://medium.com/better-programming/the-lifecycle-and-control-when-dismissing-a-modal-view-with-pagesheet-in-ios-13-4bbd1e3e1ec7"
                )),
            statements: 2
        ) { stage in
            let kept = try Sheet(on: stage, isModal: true).pull()
            stage.state(
                "isModalInPresentation==true: didAttemptToDismiss",
                kept.last == "DidAttemptToDismiss" && !kept.contains("DidDismiss"), "\(kept)")
            let gone = try Sheet(on: stage).pull()
            stage.state(
                "else: shouldDismiss -> willDismiss -> didDismiss",
                gone == ["ShouldDismiss", "WillDismiss", "DidDismiss"], "\(gone)")
        },
    ]
}

/// A sheet with a delegate that records its callbacks.
@MainActor
private final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {
    let presenter: Page
    let page: Page
    private(set) var calls: [String] = []
    private let stage: Stage
    private let mayLeave: Bool

    init(on stage: Stage, isModal: Bool = false, mayLeave: Bool = true) {
        self.stage = stage
        self.mayLeave = mayLeave
        presenter = stage.page("First")
        page = stage.page("Second", .pageSheet)
        super.init()
        page.isModalInPresentation = isModal
        page.presentationController?.delegate = self
    }

    func show() throws {
        try stage.launch(presenter)
        presenter.present(page, animated: true)
        try stage.settle()
    }

    /// Shows the sheet, and pulls it down.
    func pull() throws -> [String] {
        try show()
        page.presentationController?.dismissByUser()
        try stage.settle()
        return calls
    }

    private func heard(_ call: String) {
        calls.append(call)
        stage.log("delegate.presentationController\(call)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard("ShouldDismiss")
        return mayLeave
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard("WillDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard("DidDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard("DidAttemptToDismiss")
    }
}
