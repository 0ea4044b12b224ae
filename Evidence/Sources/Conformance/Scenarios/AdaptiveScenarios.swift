import Simulator

// The user's dismissal of a sheet.
extension Scenario {
    static let adaptation: [Scenario] = [
        .order("adaptive-01") { stage in
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
        .statements("adaptive-02") { stage in
            let kept = try Sheet(on: stage, isModal: true).pull()
            stage.state(0, kept.last == "DidAttemptToDismiss" && !kept.contains("DidDismiss"), "\(kept)")
            let gone = try Sheet(on: stage).pull()
            stage.state(1, gone == ["ShouldDismiss", "WillDismiss", "DidDismiss"], "\(gone)")
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
