import Simulator

// Corners and visual effects since iOS 26.
extension Scenario {
    static let cornersAndEffects: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-OTHER-02", "The scroll view of a UIScrollEdgeElementContainerInteraction", ios: "26+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIScrollEdgeElementContainerInteraction.h"),
                notes: "Quote: Any descendants of this view that should affect the shape of the edge effect"),
            statements: 2
        ) { stage in
            let interaction = UIScrollEdgeElementContainerInteraction()
            do {
                let view = UIScrollView(frame: .zero)
                interaction.scrollView = view
                interaction.edge = .bottom
                stage.state(
                    "the interaction has a scroll view and an edge",
                    interaction.scrollView === view && interaction.edge == .bottom, "\(interaction.edge)")
            }
            stage.state(
                "the interaction doesn't retain the scroll view", interaction.scrollView == nil,
                "\(String(describing: interaction.scrollView))")
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-03", "The content view of a UIBackgroundExtensionView", ios: "26+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIBackgroundExtensionView.h"),
                notes: "Quote: The content view will be added as a subview of the extension view and"),
            statements: 3
        ) { stage in
            let (page, view, content) = (UIViewController(), UIBackgroundExtensionView(), UIView())
            page.additionalSafeAreaInsets.left = 300
            view.contentView = content
            stage.state(
                "the content view is a subview", content.superview === view, "\(view.subviews)")
            try stage.launch(page, filledWith: view)
            stage.state(
                "it begins where the safe area begins", content.frame.minX == 300, "\(content.frame)")
            view.automaticallyPlacesContentView = false
            content.frame.origin.x = 20
            try stage.settle()
            stage.state(
                "without the automatic placing its frame is the app's", content.frame.minX == 20,
                "\(content.frame)")
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-04", "The properties of UIGlassEffect and UIGlassContainerEffect", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIGlassEffect.h"),
                notes: """
                    Quote: The spacing specifies the distance between elements at which they begin to merge.
                    """),
            statements: 3
        ) { stage in
            let (regular, clear) = (UIGlassEffect(style: .regular), UIGlassEffect(style: .clear))
            stage.state("the styles differ", regular != clear, "\(regular), \(clear)")
            clear.isInteractive = true
            clear.tintColor = .red
            let copy = clear.copy() as? UIGlassEffect
            stage.state(
                "a copy has the same values", copy == clear && copy?.tintColor == .red,
                "\(String(describing: copy))")
            let container = UIGlassContainerEffect()
            container.spacing = 20
            stage.state(
                "the spacing of a container is kept",
                (container.copy() as? UIGlassContainerEffect)?.spacing == 20, "\(container.spacing)")
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-05", "effectiveRadius(corner:) of one corner and of several", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIView.h"),
                notes: """
                    Quote: If more than one corner is provided, the returned radius represents the maximum
                    effective radius of those corners.
                    """),
            statements: 2
        ) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.cornerConfiguration = .corners(
                topLeftRadius: 4, topRightRadius: 9, bottomLeftRadius: nil, bottomRightRadius: nil)
            let (left, right) = (
                view.effectiveRadius(corner: .topLeft), view.effectiveRadius(corner: .topRight)
            )
            stage.state("each corner has its radius", left == 4 && right == 9, "\(left), \(right)")
            let both = view.effectiveRadius(corner: [.topLeft, .topRight])
            stage.state("several corners have the largest radius", both == 9, "\(both)")
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-07", "The layout regions of a view", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIViewLayoutRegion.h")),
            statements: 2
        ) { stage in
            let page = UIViewController()
            try stage.launch(page)
            let view: UIView = page.view
            let insets = view.edgeInsets(for: .safeArea())
            stage.state(
                "the insets of the region safeArea are the safe area's", insets == view.safeAreaInsets,
                "\(insets), \(view.safeAreaInsets)")
            let regions: [UIView.LayoutRegion] = [.safeArea(cornerAdaptation: .horizontal), .margins()]
            let guides = regions.map { (view.layoutGuide(for: $0), view.layoutGuide(for: $0)) }
            stage.state(
                "equal regions have the same guide", guides.allSatisfy { $0.0 === $0.1 }, "\(guides)")
        },
        .rule(
            EvidenceEntry(
                "ios26-METR-03", "The minimum layout margins, by width", ios: "26.3",
                source: .measured("a public guide to Apple's design, section Layout"),
                notes: """
                    Quote: 16 pt in windows up to ~402 pt wide, and 20 pt from 440 pt, even at compact width
                    (measured on iOS 26.3
                    """),
            statements: 2
        ) { stage in
            for (device, margin) in [(Device.iPhone16Pro, CGFloat(16)), (.iPhone16ProMax, 20)] {
                let sim = Simulator(device: device, system: .iOS(26, 3))
                let page = UIViewController()
                sim.launch(page)
                let (width, seen) = (sim.window.bounds.width, page.systemMinimumLayoutMargins)
                stage.state(
                    "in a width of \(Int(width)) points they are \(Int(margin))",
                    seen.leading == margin && seen.trailing == margin, "\(seen)")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-METR-04", "The height of the keyboard on an 11-inch iPad Air", ios: "26.4",
                source: .measured("necto-map-local-plugin, BadgeLayout"),
                notes: """
                    Quote: Software keyboards measured on iOS 26.4 simulators are 335pt (iPhone 17 Pro) and
                    337pt (iPad Air 11-inch) tall.
                    """),
            statements: 1
        ) { stage in
            let (page, field) = (UIViewController(), UITextField())
            page.view.addSubview(field)
            try stage.launch(page)
            field.becomeFirstResponder()
            try stage.settle()
            let height = page.view.keyboardLayoutGuide.layoutFrame.height
            stage.state("it is 337 points", height == 337, "\(height)")
        }.on(.iPadAir),
        .rule(
            EvidenceEntry(
                "ios26-METR-06", "The corner radius of the display, by device", ios: "26+",
                source: .claim("https://github.com/JakeThomson/swift_transitions"),
                notes: """
                    Page docs/design.md, after kylebshr/ScreenCorners. 62: 16 Pro, 17; 55: 15, 16; 53.33: 13 Pro Max; 47.33: 13; 44: 13
                    mini; 41.5: 11; 39: X, 11 Pro Max; 18: iPad.
                    """),
            statements: 1
        ) { stage in
            let devices: [(Device, CGFloat)] = [
                (.iPhone17, 62), (.iPhone16Pro, 62), (.iPhone16, 55), (.iPhone15, 55),
                (.iPhone13ProMax, 53.33),
                (.iPhone13, 47.33), (.iPhone13mini, 44), (.iPhone11, 41.5), (.iPhoneX, 39),
                (.iPhone11ProMax, 39), (.iPadAir, 18),
            ]
            for (device, radius) in devices {
                let sim = Simulator(device: device, system: .iOS(26))
                let page = UIViewController()
                page.view.cornerConfiguration = .corners(radius: .containerConcentric())
                sim.launch(page)
                try sim.settle()
                let seen = page.view.effectiveRadius(corner: .topLeft)
                stage.state(
                    "a view that fills the screen has its corner radius", seen == radius,
                    "\(device): \(seen) of \(radius)")
            }
        },
    ]
}
