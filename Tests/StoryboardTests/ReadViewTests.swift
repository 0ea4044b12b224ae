import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitStoryboards

/// The attributes that an object of the storyboard has read, as text.
struct ReadCase: CustomTestStringConvertible, Sendable {
    let id: String
    let expected: String
    let found: @MainActor @Sendable (AnyObject) -> String?

    init<Object: AnyObject>(
        _ id: String, _ expected: String, _ found: @escaping @MainActor @Sendable (Object) -> String
    ) {
        self.id = id
        self.expected = expected
        self.found = { ($0 as? Object).map(found) }
    }

    var testDescription: String { id }
}

@MainActor @Suite(.inTurn) struct ReadViewTests {
    static let cases: [ReadCase] = [
        ReadCase("button", "system Save Saved red 15 left [2 4 3 6] true") { (it: UIButton) in
            let insets = it.contentEdgeInsets
            return "\(it.buttonType) \(it.title(for: .normal)!) \(it.title(for: .disabled)!) "
                + "\(it.titleColor(for: .normal) == .systemRed ? "red" : "") \(Int(it.titleFont.pointSize)) "
                + "\(it.contentHorizontalAlignment) [\(Int(insets.top)) \(Int(insets.left)) "
                + "\(Int(insets.bottom)) \(Int(insets.right))] \(it.image(for: .normal)!.isSymbolImage)"
        },
        ReadCase("configured", "filled Go 6 capsule large 2 true") { (it: UIButton) in
            let look = it.configuration!
            return
                "\(look.base) \(look.title!) \(Int(look.imagePadding)) \(look.cornerStyle) \(look.buttonSize) "
                + "\(Int(look.contentInsets.leading)) \(look.baseForegroundColor == .systemYellow)"
        },
        ReadCase("menuButton", "custom Sort true [By name, By date] 14") { (it: UIButton) in
            let title = it.attributedTitle(for: .normal)!
            let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            return "\(it.buttonType) \(title.string) \(it.showsMenuAsPrimaryAction) "
                + "[\(it.menu!.children.map(\.title).joined(separator: ", "))] \(Int(font!.pointSize))"
        },
        ReadCase("image", "true scaleAspectFit false true") { (it: UIImageView) in
            "\(it.image!.isSymbolImage) \(it.contentMode) \(it.isUserInteractionEnabled) "
                + "\(it.preferredSymbolConfiguration != nil)"
        },
        ReadCase("tappable", "true") { (it: UIImageView) in "\(it.isUserInteractionEnabled)" },
        ReadCase("field", "E-mail roundedRect whileEditing emailAddress next no none true false") {
            (it: UITextField) in
            "\(it.placeholder!) \(it.borderStyle) \(it.clearButtonMode) \(it.keyboardType) \(it.returnKeyType) "
                + "\(it.autocorrectionType) \(it.autocapitalizationType) \(it.adjustsFontSizeToFitWidth) "
                + "\(it.clipsToBounds)"
        },
        ReadCase("secret", "true words false center true none") { (it: UITextField) in
            "\(it.isSecureTextEntry) \(it.autocapitalizationType) \(it.adjustsFontSizeToFitWidth) "
                + "\(it.textAlignment) \(it.clipsToBounds) \(it.borderStyle)"
        },
        ReadCase("text", "One|Two false true true 14") { (it: UITextView) in
            "\(it.text.replacing("\n", with: "|")) \(it.isEditable) \(it.isSelectable) "
                + "\(it.dataDetectorTypes == .link) \(Int(it.font!.pointSize))"
        },
        ReadCase("switch", "true true") { (it: UISwitch) in "\(it.isOn) \(it.onTintColor == .systemOrange)" },
        ReadCase("slider", "10.0 40.0 50.0 false") { (it: UISlider) in
            "\(it.minimumValue) \(it.value) \(it.maximumValue) \(it.isEnabled)"
        },
        ReadCase("stepper", "5.0 8.0 9.0 2.0") { (it: UIStepper) in
            "\(it.minimumValue) \(it.value) \(it.maximumValue) \(it.stepValue)"
        },
        ReadCase("segments", "3 1 Map false true") { (it: UISegmentedControl) in
            "\(it.numberOfSegments) \(it.selectedSegmentIndex) \(it.titleForSegment(at: 0)!) "
                + "\(it.isEnabledForSegment(at: 2)) \(it.imageForSegment(at: 2) != nil)"
        },
        ReadCase("unchosen", "-1") { (it: UISegmentedControl) in "\(it.selectedSegmentIndex)" },
        ReadCase("pages", "2 of 4") { (it: UIPageControl) in "\(it.currentPage) of \(it.numberOfPages)" },
        ReadCase("progress", "0.25 true") { (it: UIProgressView) in
            "\(it.progress) \(it.trackTintColor == UIColor(white: 0, alpha: 1))"
        },
        ReadCase("busy", "true false large false") { (it: UIActivityIndicatorView) in
            "\(it.isAnimating) \(it.isHidden) \(it.style) \(it.hidesWhenStopped)"
        },
        ReadCase("shown", "false false") { (it: UIActivityIndicatorView) in "\(it.isAnimating) \(it.isHidden)"
        },
        ReadCase("hidden", "false true") { (it: UIActivityIndicatorView) in "\(it.isAnimating) \(it.isHidden)"
        },
        ReadCase("date", "date wheels 86400 0") { (it: UIDatePicker) in
            "\(it.datePickerMode) \(it.datePickerStyle) \(Int(it.date.timeIntervalSinceReferenceDate)) "
                + "\(Int(it.minimumDate!.timeIntervalSinceReferenceDate))"
        },
        ReadCase("search", "Find minimal true") { (it: UISearchBar) in
            "\(it.placeholder!) \(it.searchBarStyle) \(it.showsCancelButton)"
        },
        ReadCase("scroll", "false true false true 3.0 never true") { (it: UIScrollView) in
            "\(it.bounces) \(it.isPagingEnabled) \(it.showsVerticalScrollIndicator) "
                + "\(it.showsHorizontalScrollIndicator) \(it.maximumZoomScale) "
                + "\(it.contentInsetAdjustmentBehavior) \(it.clipsToBounds)"
        },
        ReadCase("scrollContent", "true") { (it: UILayoutGuide) in
            "\((it.owningView as? UIScrollView)?.contentLayoutGuide === it)"
        },
        ReadCase("stack", "vertical fillEqually center 7.0 2") { (it: UIStackView) in
            "\(it.axis) \(it.distribution) \(it.alignment) \(it.spacing) \(it.arrangedSubviews.count)"
        },
        ReadCase("shrinking", "Georgia-Bold true 0.5 alignCenters true false") { (it: UILabel) in
            "\(it.font.fontName) \(it.adjustsFontSizeToFitWidth) \(it.minimumScaleFactor) "
                + "\(it.baselineAdjustment) \(it.isUserInteractionEnabled) \(it.clipsToBounds)"
        },
        ReadCase("fixed", "false 0 Beneath below true false") { (it: UILabel) in
            "\(it.adjustsFontSizeToFitWidth) \(it.numberOfLines) \(it.accessibilityLabel!) "
                + "\(it.accessibilityIdentifier!) \(it.accessibilityTraits == .header) \(it.isAccessibilityElement)"
        },
        ReadCase("effect", "true 1") { (it: UIVisualEffectView) in
            "\(it.effect is UIBlurEffect) \(it.contentView.subviews.count)"
        },
        ReadCase("inEffect", "0.5 7 true") { (it: UIView) in
            "\(it.alpha) \(it.tag) \(it.superview?.superview is UIVisualEffectView)"
        },
        ReadCase("map", "AbsentView 375.0") { (it: UIView) in "\(type(of: it)) \(it.frame.width)" },
        ReadCase("tabs", "[search, nil] 3 -4.0 true") { (it: UITabBar) in
            let items = it.items!
            return "[\(items.map { $0.systemItem.map { "\($0)" } ?? "nil" }.joined(separator: ", "))] "
                + "\(items[0].badgeValue!) \(items[1].titlePositionAdjustment.vertical) "
                + "\(it.tintColor == .systemGreen)"
        },
        ReadCase("bar", "black false 20.0 1") { (it: UINavigationBar) in
            "\(it.barStyle) \(it.isTranslucent) \((it.titleTextAttributes![.font] as! UIFont).pointSize) "
                + "\(it.items!.count)"
        },
        ReadCase("item", "Title Prompt never done prominent 2 50.0") { (it: UINavigationItem) in
            let left = it.leftBarButtonItem!
            return "\(it.title!) \(it.prompt!) \(it.largeTitleDisplayMode) \(left.systemItem!) \(left.style) "
                + "\(it.rightBarButtonItems!.count) \(it.titleView!.frame.width)"
        },
        ReadCase("bb", "false prominent true true Delete Deletes it bin") { (it: UIBarButtonItem) in
            "\(it.isEnabled) \(it.style) \(it.tintColor == .systemRed) \(it.image!.isSymbolImage) "
                + "\(it.accessibilityLabel!) \(it.accessibilityHint!) \(it.accessibilityIdentifier!)"
        },
        ReadCase("tap", "2 true") { (it: UITapGestureRecognizer) in
            "\(it.numberOfTapsRequired) \(it.view != nil)"
        },
        ReadCase("press", "0.75 12.0 true") { (it: UILongPressGestureRecognizer) in
            "\(it.minimumPressDuration) \(it.allowableMovement) \(it.view != nil)"
        },
        ReadCase("swipe", "true") { (it: UISwipeGestureRecognizer) in "\(it.direction == .up)" },
        ReadCase("viewsPage", "true") { (it: UIViewController) in "\(it.edgesForExtendedLayout == .top)" },
    ]

    @Test func `every object reads what the file says of it`() throws {
        let sim = Simulator()
        let page = UIStoryboard(name: "Views", bundle: .module).instantiateViewController(identifier: "views")
        sim.launch(page)
        let objects = try #require(page.storyboardScene?.present)
        let wrong = Self.cases.compactMap { test -> String? in
            let found = objects[test.id].flatMap { test.found($0) } ?? "nothing"
            return found == test.expected ? nil : "\(test.id): \(found), and not \(test.expected)"
        }
        #expect(wrong == [])
    }

    @Test func `controllers have what the file says of them`() throws {
        _ = Simulator()
        let storyboard = UIStoryboard(name: "Views", bundle: .module)
        let stack: UINavigationController = storyboard.instantiateViewController(identifier: "stack")
        let tabs: UITabBarController = storyboard.instantiateViewController(identifier: "tabs")
        let split: UISplitViewController = storyboard.instantiateViewController(identifier: "split")
        let paging: UIPageViewController = storyboard.instantiateViewController(identifier: "paging")
        let found = [
            "\(stack.isNavigationBarHidden) \(stack.isToolbarHidden) \(stack.hidesBarsOnTap)",
            "\(stack.navigationBar.prefersLargeTitles) \(stack.navigationBar.barTintColor == .systemTeal)",
            "\(tabs.tabBar.isTranslucent)",
            "\(split.style) \(split.preferredDisplayMode) \(split.preferredSplitBehavior) "
                + "\(split.primaryBackgroundStyle)",
            "\(paging.transitionStyle) \(paging.navigationOrientation) \(paging.spineLocation)",
        ]
        #expect(
            found == [
                "true false true", "true true", "false", "doubleColumn oneBesideSecondary tile sidebar",
                "scroll vertical none",
            ])
    }

    @Test func `what has no class here stands in its place and is listed`() throws {
        let sim = Simulator()
        let storyboard = UIStoryboard(name: "Views", bundle: .module)
        sim.launch(storyboard.instantiateViewController(identifier: "hosting"))
        #expect(storyboard.file?.absences.map(\.name).contains("hostingController") == true)
    }
}
