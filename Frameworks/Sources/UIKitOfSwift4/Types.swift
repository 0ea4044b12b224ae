// UIKit's names in Swift 4.0, which Xcode accepts in projects of that version: Apple's API notes have the names of each version.

import UIKit

public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIButtonType = UIButton.ButtonType
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewStyle = UITableView.Style
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UITouchPhase = UITouch.Phase
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
