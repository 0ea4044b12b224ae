import Simulator

// Presentations without effect, and the callbacks of a presenter behind a sheet or a popover.
extension Scenario {
    static let modalRules: [Scenario] = [
        .statements("gt2-vc-17", isMisuse: true) { stage in
            let (lone, page) = (stage.page("lone"), stage.page("page"))
            try stage.launch(stage.page("root"))
            lone.loadViewIfNeeded()
            stage.begin()
            lone.present(page, animated: true) { stage.log("[completion]") }
            try stage.settle()
            stage.state(
                0,
                page.presentingViewController == nil && lone.presentedViewController == nil
                    && !stage.has("[completion]") && stage.appearance(of: "page").isEmpty, "\(stage.lines)")
            let messages = stage.sim.diagnostics.map(\.message)
            stage.note(
                "the console says so",
                messages.contains { $0.contains("whose view is not in the window hierarchy") },
                "\(messages)")
        },
        .statements("gt2-vc-18") { stage in
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
            stage.state(0, listener.count == 0, "\(listener.count)")
            stage.state(1, stage.appearance(of: "presenter").isEmpty, "\(stage.lines)")
        },
        .statements("gt2-vc-24") { stage in
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
            stage.state(0, !stage.has("A.viewWillDisappear"), "\(stage.lines)")
        },
    ]
}

/// Counts the callbacks of dismissals.
@MainActor
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var count = 0

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
}
