import SwiftSyntax

/// Names that Swift 4.2 changed, and what Linux writes otherwise.
final class RenamedRewriter: FileRewriter {
    private static let names = [
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCAFillModeBoth": "CAMediaTimingFillMode.both",
        "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
        "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
        "kCAGravityResize": "CALayerContentsGravity.resize",
        "kCAGravityCenter": "CALayerContentsGravity.center",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewStyle": "UITableView.Style", "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIButtonType": "UIButton.ButtonType",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UITextFieldViewMode": "UITextField.ViewMode", "UITextBorderStyle": "UITextField.BorderStyle",
        "UIImageRenderingMode": "UIImage.RenderingMode", "UIImageOrientation": "UIImage.Orientation",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UINavigationControllerOperation": "UINavigationController.Operation",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        // Foundation on Linux has the name, and nothing behind it.
        "DateComponentsFormatter": "FoundationFormatters.DateComponentsFormatter",
        "UITouchPhase": "UITouch.Phase", "UIEventSubtype": "UIEvent.EventSubtype",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIPreviewActionStyle": "UIPreviewAction.Style",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    /// Modules of Apple's by whose name a function is called, `CoreFoundation.sqrt`.
    private static let modules = ["CoreFoundation": "Foundation", "Darwin": "Glibc"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.base?.as(DeclReferenceExprSyntax.self), module.argumentNames == nil,
            let other = Self.modules[module.baseName.text], index.type(named: module.baseName.text) == nil
        {
            file.replace(module.baseName, with: other, "module")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rename(node.baseName) }
        return .visitChildren
    }

    /// `Timer()` is NSObject's initialiser, which timers on Linux lack.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "Timer", node.arguments.isEmpty,
            node.trailingClosure == nil
        {
            file.replace(node, with: "Timer(timeInterval: 0, repeats: false) { _ in }", "Timer()")
            return .skipChildren
        }
        makeEmptyText(node)
        nameClass(node)
        renameMethod(node)
        return .visitChildren
    }

    /// `NSAttributedString()` is NSObject's initialiser, which such texts on Linux lack.
    private func makeEmptyText(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            ["NSAttributedString", "NSMutableAttributedString"].contains(
                node.calledExpression.trimmedDescription)
        else { return }
        file.replace(
            from: node.calledExpression.end, to: node.end, with: "(string: \"\")", "NSAttributedString()",
            at: node)
    }

    /// `type(of: object).description()`: every class of Objective-C answers it, and on Linux those of NSObject's alone.
    private func nameClass(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.trimmedDescription == "description", let base = member.base,
            base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
        else { return }
        file.insert("NSStringFromClass(", before: base)
        file.replace(from: base.end, to: node.end, with: ")", "description() of a class", at: node)
    }

    private static let methods = [
        "bringSubview(toFront:)": "bringSubviewToFront", "sendSubview(toBack:)": "sendSubviewToBack",
    ]

    /// A method whose label became part of its name.
    private func renameMethod(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == 1,
            let argument = node.arguments.first, let label = argument.label,
            let new = Self.methods["\(member.declName.baseName.text)(\(label.text):)"]
        else { return }
        file.replace(member.declName, with: new, "name of Swift 4.0")
        file.replace(
            from: label.start, to: argument.expression.start, with: "", "name of Swift 4.0", at: label)
    }

    private func rename(_ name: TokenSyntax) {
        guard let new = Self.names[name.text], index.type(named: name.text) == nil else { return }
        file.replace(name, with: new, "name of Swift 4.0")
    }
}
