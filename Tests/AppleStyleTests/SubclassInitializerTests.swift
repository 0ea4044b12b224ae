import Simulator
import Testing
import UIKit

// Each class overrides the designated initializers of its superclass, which Apple's documentation doesn't mark `convenience`.

private final class Picture: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Blur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Segments: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Spinner: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Refresh: UIRefreshControl {
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Keys: UIInputView {
    override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: frame, inputViewStyle: inputViewStyle)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Head: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Rows: UITableView {
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Stack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Progress: UIProgressView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Button: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Screen: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tab: UITabBarItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Flow: UINavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class List: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tiles: UICollectionViewController {
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Pages: UIPageViewController {
    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Search: UISearchController {
    override init(searchResultsController: UIViewController?) {
        super.init(searchResultsController: searchResultsController)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Split: UISplitViewController {
    override init(style: UISplitViewController.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Cover: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
}

private final class Way: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

private final class Share: UIActivityViewController {
    override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(activityItems: activityItems, applicationActivities: applicationActivities)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite(.onStage) struct SubclassInitializerTests {
    @Test func `subclasses override and call the designated initializers`() {
        _ = Simulator()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let picture = Picture(image: image)
        #expect(picture.frame.size == CGSize(width: 4, height: 3) && picture.image === image)
        #expect(
            !picture.isUserInteractionEnabled && Picture(image: nil, highlightedImage: image).image == nil)
        #expect(Segments(items: ["a", "b"]).numberOfSegments == 2 && Spinner(style: .large).style == .large)
        #expect(Blur(effect: UIBlurEffect(style: .dark)).effect != nil)
        #expect(Keys(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
        #expect(Search(searchResultsController: nil).searchResultsController == nil)
        #expect(Row(style: .value1, reuseIdentifier: "row").reuseIdentifier == "row")
        #expect(Head(reuseIdentifier: "head").reuseIdentifier == "head")
        #expect(
            Rows(frame: .zero, style: .grouped).style == .grouped
                && List(style: .plain).tableView.style == .plain)
    }

    @Test func `a superclass's initializer with a frame is inherited as on a device`() {
        _ = Simulator()
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(
            UIVisualEffectView(frame: frame).frame == frame && UIVisualEffectView(frame: frame).effect == nil)
        #expect(
            UIInputView(frame: frame).frame == frame && UIInputView(frame: frame).inputViewStyle == .default)
        #expect(
            UIRefreshControl(frame: frame).frame.width == 30
                && Refresh(frame: frame).frame.origin == frame.origin)
        #expect(UITextView(frame: frame).frame == frame && UITableView(frame: frame).style == .plain)
    }
}
