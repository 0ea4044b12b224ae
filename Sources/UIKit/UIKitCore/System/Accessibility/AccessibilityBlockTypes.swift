// The types of the blocks that override accessibility members. iOS 17.
/// A block that returns a text. Follows Apple's page "AXStringReturnBlock".
public typealias AXStringReturnBlock = () -> String?
/// A block that returns texts. Follows Apple's page "AXStringArrayReturnBlock".
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A block that returns a text with attributes. Follows Apple's page "AXAttributedStringReturnBlock".
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that returns texts with attributes. Follows Apple's page "AXAttributedStringArrayReturnBlock".
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A block that returns a rectangle. Follows Apple's page "AXRectReturnBlock".
public typealias AXRectReturnBlock = () -> CGRect
/// A block that returns a path. Follows Apple's page "AXPathReturnBlock".
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that returns a point. Follows Apple's page "AXPointReturnBlock".
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that returns an object. Follows Apple's page "AXObjectReturnBlock".
public typealias AXObjectReturnBlock = () -> Any?
/// A block that returns objects. Follows Apple's page "AXArrayReturnBlock".
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that returns nothing. Follows Apple's page "AXVoidReturnBlock".
public typealias AXVoidReturnBlock = () -> Void
/// A block that returns traits. Follows Apple's page "AXTraitsReturnBlock".
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that returns a navigation style. Follows Apple's page "AXNavigationStyleReturnBlock".
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that returns a container type. Follows Apple's page "AXContainerTypeReturnBlock".
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that returns a textual context. Follows Apple's page "AXTextualContextReturnBlock".
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A block that returns actions. Follows Apple's page "AXCustomActionsReturnBlock".
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A block that returns rotors. Follows Apple's page "AXCustomRotorsReturnBlock".
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
