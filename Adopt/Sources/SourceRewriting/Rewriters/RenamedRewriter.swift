import AdoptModel
import SwiftSyntax

/// Names that Swift 4.2 changed, and names that differ on Linux.
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
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        // Foundation on Linux declares the name without an implementation.
        "DateComponentsFormatter": "AppleFoundation.DateComponentsFormatter",
        "UITouchPhase": "UITouch.Phase", "UIEventSubtype": "UIEvent.EventSubtype",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIPreviewActionStyle": "UIPreviewAction.Style",
        "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
        "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
        "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
        "UIImagePickerControllerReferenceURL": "UIImagePickerController.InfoKey.referenceURL",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if renameConstant(node) { return .skipChildren }
        if let module = node.base?.as(DeclReferenceExprSyntax.self), module.argumentNames == nil {
            renameModule(module.baseName, of: node.declName.baseName.text)
        }
        return .visitChildren
    }

    /// The dictionary of a picked image, whose keys were texts, and labels.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        renameParent(node.firstName)
        let key = node.type.as(DictionaryTypeSyntax.self)?.key
        if node.firstName.text == "didFinishPickingMediaWithInfo", let key, key.trimmedDescription == "String"
        {
            file.replace(key, with: "UIImagePickerController.InfoKey", "name of Swift 4.0")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.baseType.as(IdentifierTypeSyntax.self) {
            renameModule(module.name, of: node.name.text)
        }
        return .visitChildren
    }

    /// The name of an Apple module before a function or a type, such as `CoreFoundation.sqrt`.
    private func renameModule(_ name: TokenSyntax, of member: String) {
        let isOfNetworking = name.text == "Foundation" && ModuleOfNames.isOfNetworking(member)
        let renamed = isOfNetworking ? "FoundationNetworking" : RenamedModule.names[name.text]
        guard let other = renamed, index.type(named: name.text) == nil else { return }
        file.replace(name, with: other, "module")
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let new = Self.members[node.baseName.text], !index.variables.contains(node.baseName.text) {
            file.replace(node.baseName, with: new, "name of Swift 4.0")
        }
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rename(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        nameClass(node)
        nameAnyClass(node)
        renameMethod(node)
        labelKey(node)
        return .visitChildren
    }

    /// `UIApplicationLaunchOptionsKey(text)`, whose initializer had no label.
    private func labelKey(_ node: FunctionCallExprSyntax) {
        let name = node.calledExpression.trimmedDescription
        guard ["UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey"].contains(name),
            let argument = node.arguments.first, argument.label == nil
        else { return }
        file.insert("rawValue: ", before: argument)
    }

    /// `type(of: object).description()`: every Objective-C class has the method, but on Linux only subclasses of NSObject do.
    private func nameClass(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.trimmedDescription == "description", let base = member.base,
            base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
        else { return }
        file.insert("String(reflecting: ", before: base)
        file.replace(from: base.end, to: node.end, with: ")", "description() of a class", at: node)
    }

    /// `NSStringFromClass(type(of: page))`, which on Linux traps for generic and nested classes.
    private func nameAnyClass(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "NSStringFromClass", node.arguments.count == 1,
            let kind = node.arguments.first?.expression, !kind.isPlainClass
        else { return }
        file.replace(node.calledExpression, with: "String", "NSStringFromClass")
        file.insert("reflecting: ", before: kind)
    }

    /// Renames a notification, `.UIKeyboardWillShow`, or an underline style, `.styleSingle`. Returns whether it did.
    private func renameConstant(_ node: MemberAccessExprSyntax) -> Bool {
        let base = node.base?.trimmedDescription
        let name = node.declName.baseName.text
        guard !index.variables.contains(name) else { return false }
        if let new = Self.notification(name),
            base.map({ ["NSNotification.Name", "Notification.Name"].contains($0) }) ?? true
        {
            file.replace(node, with: new, "name of Swift 4.0")
            return true
        }
        guard let new = Self.underlines[name], base ?? "NSUnderlineStyle" == "NSUnderlineStyle" else {
            return false
        }
        file.replace(node.declName, with: new, "name of Swift 4.0")
        return true
    }

    /// Returns the name of a notification since Swift 4.2: `UIResponder.keyboardWillShowNotification` for `UIKeyboardWillShow`.
    private static func notification(_ name: String) -> String? {
        for (owner, events) in notifications {
            guard let event = events.first(where: { name == owner.old + $0 }) else { continue }
            let words =
                owner.word.isEmpty ? event.prefix(1).lowercased() + event.dropFirst() : owner.word + event
            return "\(owner.new).\(words)Notification"
        }
        return nil
    }

    /// The notifications by the beginning of their old names, their class, and the first word that the new name keeps.
    private static let notifications: [(owner: (old: String, new: String, word: String), events: [String])] =
        [
            (
                ("UIApplication", "UIApplication", ""),
                [
                    "DidEnterBackground", "WillEnterForeground", "DidFinishLaunching", "DidBecomeActive",
                    "WillResignActive", "DidReceiveMemoryWarning", "WillTerminate", "SignificantTimeChange",
                    "UserDidTakeScreenshot",
                ]
            ),
            (
                ("UIKeyboard", "UIResponder", "keyboard"),
                ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
            ),
            (
                ("UITextField", "UITextField", ""),
                ["TextDidBeginEditing", "TextDidEndEditing", "TextDidChange"]
            ),
            (
                ("UITextView", "UITextView", ""),
                ["TextDidBeginEditing", "TextDidEndEditing", "TextDidChange"]
            ),
            (
                ("UIDevice", "UIDevice", ""),
                ["OrientationDidChange", "BatteryStateDidChange", "BatteryLevelDidChange"]
            ),
            (("UIContentSizeCategory", "UIContentSizeCategory", ""), ["DidChange"]),
        ]

    private static let underlines = ["styleSingle": "single", "styleThick": "thick", "styleDouble": "double"]

    /// The members for child view controllers.
    private static let members = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children",
    ]

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label { renameParent(label) }
        return .visitChildren
    }

    /// The label of `didMove(toParentViewController:)`.
    private func renameParent(_ label: TokenSyntax) {
        guard label.text == "toParentViewController" else { return }
        file.replace(label, with: "toParent", "name of Swift 4.0")
    }

    private static let methods = [
        "bringSubview(toFront:)": "bringSubviewToFront", "sendSubview(toBack:)": "sendSubviewToBack",
    ]

    /// Renames a method whose label became part of its name.
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

extension ExprSyntax {
    /// `Page.self`.
    fileprivate var isPlainClass: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return name.first?.isUppercase == true && name != "Self"
    }
}
