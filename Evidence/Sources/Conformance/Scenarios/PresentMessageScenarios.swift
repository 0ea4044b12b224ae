import Simulator

// UIKit's messages about presentations that it rejects, or performs with a warning.
extension Scenario {
    static let presentationMessages: [Scenario] = [
        .messages("msg-01") { stage in
            try stage.launch(stage.page("Root"))
            let (loose, presented) = (stage.page("Loose"), stage.page("Presented"))
            var isCompleted = false
            loose.present(presented, animated: true) { isCompleted = true }
            try stage.settle()
            stage.note("nothing is presented", loose.presentedViewController == nil, "it is presented")
            stage.note("the completion is not called", !isCompleted, "it is called")
        },
        .messages("msg-02") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B", .overFullScreen), animated: true)
            try stage.settle()
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
        .messages("msg-03") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            try stage.settle()
            page.dismiss(animated: true)
            stage.sim.advance(by: 0.1)
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
        presentingTwice("msg-04"), presentingTwice("msg-05"),
        .messages("msg-07") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B", .pageSheet), animated: false)
            try stage.settle()
            stage.sim.pullSheet(to: 0.3)
            page.dismiss(animated: true)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.note("the pull alone decides", page.presentedViewController != nil, "it was dismissed")
        },
        .messages("msg-19") { stage in
            try stage.launch(stage.page("Root"))
            let (detached, presented) = (stage.page("Detached"), stage.page("Presented"))
            try require(stage.sim.window.rootViewController).view.addSubview(detached.view)
            try stage.settle()
            detached.present(presented, animated: true)
            try stage.settle()
            stage.note("the presentation still happens", presented.view.window != nil, "it does not")
        },
        .uncovered("msg-22", "Systems before iOS 12: an exception that became the warning of msg-04."),
    ]

    static func presentingTwice(_ id: String) -> Scenario {
        .messages(id) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            stage.sim.advance(by: 0.1)
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        }
    }
}
