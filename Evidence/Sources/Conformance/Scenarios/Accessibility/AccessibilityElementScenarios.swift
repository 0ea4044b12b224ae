import Simulator

// VoiceOver: its elements, their order and their frames.
extension Scenario {
    static let accessibilityElements: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-01",
                "A view with four labels: as an element, as none, and hidden with its elements",
                ios: "any",
                source: .claim("https://accessibilityupto11.com/365-days-ios-accessibility/day-073"),
                notes: """
                    An article with pictures of the three cases. Quote: assistive tech like VoiceOver
                    will stop looking for other accessible elements in that view hierarchy
                    """),
            statements: 3
        ) { stage in
            let scene = try SpokenPage(stage, ["1", "2", "3", "4"])
            scene.box.isAccessibilityElement = true
            stage.state(
                "isAccessibilityElement true: VoiceOver finds the view and none of the labels",
                scene.found.map(ObjectIdentifier.init) == [ObjectIdentifier(scene.box)], "\(scene.names)")
            scene.box.isAccessibilityElement = false
            stage.state(
                "false: it finds the four labels", scene.names == ["1", "2", "3", "4"], "\(scene.names)")
            scene.box.accessibilityElementsHidden = true
            stage.state(
                "accessibilityElementsHidden true: it finds none of them", scene.found.isEmpty,
                "\(scene.names)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-02",
                """
                accessibilityViewIsModal of a view that lies over a sibling, and of a view deeper \
                down
                """,
                ios: "any",
                source: .claim("https://accessibilityupto11.com/365-days-ios-accessibility/day-074"),
                notes: """
                    An article, and Apple's page of the property. Quote: VoiceOver will ignore its
                    sibling views, treating it as if it was a modal.
                    """),
            statements: 3
        ) { stage in
            let scene = try SpokenPage(stage, ["A", "B"])
            let over = UIView(frame: scene.box.frame)
            let label = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
            label.text = "Over"
            over.addSubview(label)
            scene.page.view.addSubview(over)
            stage.state("false: it finds both", Set(scene.names) == ["A", "B", "Over"], "\(scene.names)")
            over.accessibilityViewIsModal = true
            stage.state(
                "true: VoiceOver finds the elements of the view and none of its siblings'",
                scene.names == ["Over"], "\(scene.names)")
            let deep = try SpokenPage(stage, ["A", "B"])
            let inner = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let word = UILabel(frame: inner.bounds)
            word.text = "Inner"
            inner.addSubview(word)
            inner.accessibilityViewIsModal = true
            deep.box.addSubview(inner)
            let beside = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
            beside.text = "Beside"
            deep.page.view.addSubview(beside)
            stage.state(
                """
                a modal view hides the elements of its siblings alone: an element beside its \
                superview is found
                """, Set(deep.names) == ["Inner", "Beside"], "\(deep.names)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-03",
                "accessibilityElements of a container with the labels A, B, C is set to C and A",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiaccessibilitycontainer"),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibilityContainer.h. Quote: Returns the
                    ordered index for an accessibility element default == NSNotFound
                    """),
            statements: 4
        ) { stage in
            let scene = try SpokenPage(stage, ["A", "B", "C"])
            let (a, b, c) = (scene.labels[0], scene.labels[1], scene.labels[2])
            scene.box.accessibilityElements = [c, a]
            stage.state("VoiceOver finds C, then A", scene.names == ["C", "A"], "\(scene.names)")
            stage.state("B is not found", !scene.names.contains("B"), "\(scene.names)")
            stage.state(
                "accessibilityElementCount() is 2, and index(ofAccessibilityElement: A) is 1",
                scene.box.accessibilityElementCount() == 2 && scene.box.index(ofAccessibilityElement: a) == 1,
                "\(scene.box.accessibilityElementCount())")
            let index = scene.box.index(ofAccessibilityElement: b)
            stage.state("index(ofAccessibilityElement: B) is NSNotFound", index == NSNotFound, "\(index)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-05",
                "Frames of elements",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibility.h and UIAccessibilityElement.h.
                    Quote: default == Mid-point of the accessibilityFrame.
                    """),
            statements: 4
        ) { stage in
            let scene = try SpokenPage(stage, ["A"])
            let frame = scene.labels[0].convert(scene.labels[0].bounds, to: nil)
            stage.state(
                "accessibilityFrame of a view is its frame on the screen",
                scene.labels[0].accessibilityFrame == frame, "\(scene.labels[0].accessibilityFrame)")
            let point = scene.labels[0].accessibilityActivationPoint
            stage.state(
                "accessibilityActivationPoint is the middle of it",
                point == CGPoint(x: frame.midX, y: frame.midY), "\(point)")
            let element = UIAccessibilityElement(accessibilityContainer: scene.box)
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
            let origin = scene.box.convert(CGPoint.zero, to: nil)
            let expected = CGRect(x: origin.x + 5, y: origin.y + 6, width: 7, height: 8)
            stage.state(
                """
                an element's accessibilityFrameInContainerSpace gives its accessibilityFrame on the \
                screen
                """, element.accessibilityFrame == expected, "\(element.accessibilityFrame)")
            scene.box.frame.origin.y += 50
            stage.state(
                "it follows the container when that moves",
                element.accessibilityFrame == expected.offsetBy(dx: 0, dy: 50),
                "\(element.accessibilityFrame)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-09",
                "A modal page and VoiceOver",
                ios: "any",
                source: .claim(
                    "https://www.programming-books.io/essential/ios/modal-view-d17c0e444a344d80a235dbf569e32266.html"
                ),
                notes: """
                    An article on modal views, and Apple's page of accessibilityViewIsModal: a presented
                    view takes all attention. Quote: dimming and disabling all other content when a
                    modal view, such as an alert or popover, is visible
                    """),
            statements: 4
        ) { stage in
            let scene = try SpokenPage(stage, ["Below"])
            let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            scene.page.present(alert, animated: false)
            try stage.settle()
            stage.state(
                "alert: VoiceOver finds the alert's texts and buttons and nothing of the page",
                scene.names == ["Title", "Words", "OK"], "\(scene.names)")
            for (statement, style) in [

                ("full-screen page: nothing of the page below", UIModalPresentationStyle.fullScreen),
                ("page sheet: nothing of the page below", .pageSheet),
                (
                    """
                    popover on an iPad: nothing of the page below but views that pass touches \
                    through
                    """, .popover
                ),
            ] {
                let below = try SpokenPage(stage, ["Below"])
                let modal = stage.page("Modal", style)
                let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
                label.text = "Modal"
                modal.view.addSubview(label)
                modal.preferredContentSize = CGSize(width: 200, height: 200)
                modal.popoverPresentationController?.sourceView = below.page.view
                modal.popoverPresentationController?.sourceRect = CGRect(
                    x: 300, y: 500, width: 10, height: 10)
                below.page.present(modal, animated: false)
                try stage.settle()
                stage.state(
                    statement,
                    below.names.contains("Modal") && !below.names.contains("Below"),
                    "\(below.names)")
                guard style == .popover else { continue }
                modal.popoverPresentationController?.passthroughViews = [below.labels[0]]
                stage.state(statement, below.names.contains("Below"), "\(below.names)")
            }
        }
        .on(.iPadPro11),
    ]
}
