import Foundation

/// A name of what is known: dates.
public let CNContactDatesKey = "dates"
/// A name of what is known: instant message addresses.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// A name of what is known: non gregorian birthday.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// A name of what is known: phonetic family name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// A name of what is known: phonetic given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// A name of what is known: phonetic middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// A name of what is known: phonetic organization name.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// A name of what is known: previous family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// A name of what is known: property attribute.
public let CNContactPropertyAttribute = "propertyAttribute"
/// A name of what is known: property not fetched exception name.
public let CNContactPropertyNotFetchedExceptionName = "propertyNotFetchedExceptionName"
/// A name of what is known: relations.
public let CNContactRelationsKey = "contactRelations"
/// A name of what is known: social profiles.
public let CNContactSocialProfilesKey = "socialProfiles"
/// A name of what is known: store did change notification.
public let CNContactStoreDidChangeNotification = "storeDidChangeNotification"
/// A name of what is known: identifier.
public let CNContainerIdentifierKey = "identifier"
/// A name of what is known: name.
public let CNContainerNameKey = "name"
/// A name of what is known: type.
public let CNContainerTypeKey = "type"
/// A name of what is known: identifier.
public let CNGroupIdentifierKey = "identifier"
/// A name of what is known: name.
public let CNGroupNameKey = "name"
/// A name of what is known: service.
public let CNInstantMessageAddressServiceKey = "service"
/// A name of what is known: username.
public let CNInstantMessageAddressUsernameKey = "username"
/// A name of what is known: aim.
public let CNInstantMessageServiceAIM = "AIM"
/// A name of what is known: facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// A name of what is known: gadu gadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// A name of what is known: google talk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// A name of what is known: icq.
public let CNInstantMessageServiceICQ = "ICQ"
/// A name of what is known: jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// A name of what is known: msn.
public let CNInstantMessageServiceMSN = "MSN"
/// A name of what is known: qq.
public let CNInstantMessageServiceQQ = "QQ"
/// A name of what is known: skype.
public let CNInstantMessageServiceSkype = "Skype"
/// A name of what is known: yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
/// A label.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// A label.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersBrothersWife = "_$!<AuntFathersBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersElderBrothersWife = "_$!<AuntFathersElderBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersElderSister = "_$!<AuntFathersElderSister>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersSister = "_$!<AuntFathersSister>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersYoungerBrothersWife = "_$!<AuntFathersYoungerBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationAuntFathersYoungerSister = "_$!<AuntFathersYoungerSister>!$_"
/// A label.
public let CNLabelContactRelationAuntMothersBrothersWife = "_$!<AuntMothersBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationAuntMothersElderSister = "_$!<AuntMothersElderSister>!$_"
/// A label.
public let CNLabelContactRelationAuntMothersSister = "_$!<AuntMothersSister>!$_"
/// A label.
public let CNLabelContactRelationAuntMothersYoungerSister = "_$!<AuntMothersYoungerSister>!$_"
/// A label.
public let CNLabelContactRelationAuntParentsElderSister = "_$!<AuntParentsElderSister>!$_"
/// A label.
public let CNLabelContactRelationAuntParentsSister = "_$!<AuntParentsSister>!$_"
/// A label.
public let CNLabelContactRelationAuntParentsYoungerSister = "_$!<AuntParentsYoungerSister>!$_"
/// A label.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// A label.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawElderSistersHusband = "_$!<BrotherInLawElderSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawHusbandsBrother = "_$!<BrotherInLawHusbandsBrother>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawHusbandsSistersHusband = "_$!<BrotherInLawHusbandsSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawSistersHusband = "_$!<BrotherInLawSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawSpousesBrother = "_$!<BrotherInLawSpousesBrother>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawWifesBrother = "_$!<BrotherInLawWifesBrother>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawWifesSistersHusband = "_$!<BrotherInLawWifesSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationBrotherInLawYoungerSistersHusband = "_$!<BrotherInLawYoungerSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// A label.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoBrotherInLaw = "_$!<CoBrotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoFatherInLaw = "_$!<CoFatherInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoMotherInLaw = "_$!<CoMotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoParentInLaw = "_$!<CoParentInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoSiblingInLaw = "_$!<CoSiblingInLaw>!$_"
/// A label.
public let CNLabelContactRelationCoSisterInLaw = "_$!<CoSisterInLaw>!$_"
/// A label.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// A label.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// A label.
public let CNLabelContactRelationCousinFathersBrothersDaughter = "_$!<CousinFathersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinFathersBrothersSon = "_$!<CousinFathersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationCousinFathersSistersDaughter = "_$!<CousinFathersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinFathersSistersSon = "_$!<CousinFathersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationCousinGrandparentsSiblingsChild = "_$!<CousinGrandparentsSiblingsChild>!$_"
/// A label.
public let CNLabelContactRelationCousinGrandparentsSiblingsDaughter = "_$!<CousinGrandparentsSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinGrandparentsSiblingsSon = "_$!<CousinGrandparentsSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationCousinMothersBrothersDaughter = "_$!<CousinMothersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinMothersBrothersSon = "_$!<CousinMothersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationCousinMothersSistersDaughter = "_$!<CousinMothersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinMothersSistersSon = "_$!<CousinMothersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationCousinOrSiblingsChild = "_$!<CousinOrSiblingsChild>!$_"
/// A label.
public let CNLabelContactRelationCousinParentsSiblingsChild = "_$!<CousinParentsSiblingsChild>!$_"
/// A label.
public let CNLabelContactRelationCousinParentsSiblingsDaughter = "_$!<CousinParentsSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationCousinParentsSiblingsSon = "_$!<CousinParentsSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// A label.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// A label.
public let CNLabelContactRelationDaughterInLawOrSisterInLaw = "_$!<DaughterInLawOrSisterInLaw>!$_"
/// A label.
public let CNLabelContactRelationDaughterInLawOrStepdaughter = "_$!<DaughterInLawOrStepdaughter>!$_"
/// A label.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// A label.
public let CNLabelContactRelationElderBrotherInLaw = "_$!<ElderBrotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationElderCousin = "_$!<ElderCousin>!$_"
/// A label.
public let CNLabelContactRelationElderCousinFathersBrothersDaughter = "_$!<ElderCousinFathersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinFathersBrothersSon = "_$!<ElderCousinFathersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationElderCousinFathersSistersDaughter = "_$!<ElderCousinFathersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinFathersSistersSon = "_$!<ElderCousinFathersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersBrothersDaughter = "_$!<ElderCousinMothersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersBrothersSon = "_$!<ElderCousinMothersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersSiblingsDaughterOrFathersSistersDaughter =
  "_$!<ElderCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersSiblingsSonOrFathersSistersSon =
  "_$!<ElderCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersSistersDaughter = "_$!<ElderCousinMothersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinMothersSistersSon = "_$!<ElderCousinMothersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationElderCousinParentsSiblingsDaughter = "_$!<ElderCousinParentsSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationElderCousinParentsSiblingsSon = "_$!<ElderCousinParentsSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// A label.
public let CNLabelContactRelationElderSiblingInLaw = "_$!<ElderSiblingInLaw>!$_"
/// A label.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// A label.
public let CNLabelContactRelationElderSisterInLaw = "_$!<ElderSisterInLaw>!$_"
/// A label.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// A label.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// A label.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// A label.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// A label.
public let CNLabelContactRelationFatherInLawHusbandsFather = "_$!<FatherInLawHusbandsFather>!$_"
/// A label.
public let CNLabelContactRelationFatherInLawOrStepfather = "_$!<FatherInLawOrStepfather>!$_"
/// A label.
public let CNLabelContactRelationFatherInLawWifesFather = "_$!<FatherInLawWifesFather>!$_"
/// A label.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// A label.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// A label.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// A label.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// A label.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// A label.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// A label.
public let CNLabelContactRelationGrandaunt = "_$!<Grandaunt>!$_"
/// A label.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// A label.
public let CNLabelContactRelationGrandchildOrSiblingsChild = "_$!<GrandchildOrSiblingsChild>!$_"
/// A label.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// A label.
public let CNLabelContactRelationGranddaughterDaughtersDaughter = "_$!<GranddaughterDaughtersDaughter>!$_"
/// A label.
public let CNLabelContactRelationGranddaughterOrNiece = "_$!<GranddaughterOrNiece>!$_"
/// A label.
public let CNLabelContactRelationGranddaughterSonsDaughter = "_$!<GranddaughterSonsDaughter>!$_"
/// A label.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// A label.
public let CNLabelContactRelationGrandfatherFathersFather = "_$!<GrandfatherFathersFather>!$_"
/// A label.
public let CNLabelContactRelationGrandfatherMothersFather = "_$!<GrandfatherMothersFather>!$_"
/// A label.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// A label.
public let CNLabelContactRelationGrandmotherFathersMother = "_$!<GrandmotherFathersMother>!$_"
/// A label.
public let CNLabelContactRelationGrandmotherMothersMother = "_$!<GrandmotherMothersMother>!$_"
/// A label.
public let CNLabelContactRelationGrandnephew = "_$!<Grandnephew>!$_"
/// A label.
public let CNLabelContactRelationGrandnephewBrothersGrandson = "_$!<GrandnephewBrothersGrandson>!$_"
/// A label.
public let CNLabelContactRelationGrandnephewSistersGrandson = "_$!<GrandnephewSistersGrandson>!$_"
/// A label.
public let CNLabelContactRelationGrandniece = "_$!<Grandniece>!$_"
/// A label.
public let CNLabelContactRelationGrandnieceBrothersGranddaughter = "_$!<GrandnieceBrothersGranddaughter>!$_"
/// A label.
public let CNLabelContactRelationGrandnieceSistersGranddaughter = "_$!<GrandnieceSistersGranddaughter>!$_"
/// A label.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// A label.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// A label.
public let CNLabelContactRelationGrandsonDaughtersSon = "_$!<GrandsonDaughtersSon>!$_"
/// A label.
public let CNLabelContactRelationGrandsonOrNephew = "_$!<GrandsonOrNephew>!$_"
/// A label.
public let CNLabelContactRelationGrandsonSonsSon = "_$!<GrandsonSonsSon>!$_"
/// A label.
public let CNLabelContactRelationGranduncle = "_$!<Granduncle>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandchildOrSiblingsGrandchild = "_$!<GreatGrandchildOrSiblingsGrandchild>!$_"
/// A label.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// A label.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
/// A label.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// A label.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// A label.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// A label.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// A label.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// A label.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// A label.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationMotherInLawHusbandsMother = "_$!<MotherInLawHusbandsMother>!$_"
/// A label.
public let CNLabelContactRelationMotherInLawOrStepmother = "_$!<MotherInLawOrStepmother>!$_"
/// A label.
public let CNLabelContactRelationMotherInLawWifesMother = "_$!<MotherInLawWifesMother>!$_"
/// A label.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// A label.
public let CNLabelContactRelationNephewBrothersSon = "_$!<NephewBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationNephewBrothersSonOrHusbandsSiblingsSon = "_$!<NephewBrothersSonOrHusbandsSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationNephewOrCousin = "_$!<NephewOrCousin>!$_"
/// A label.
public let CNLabelContactRelationNephewSistersSon = "_$!<NephewSistersSon>!$_"
/// A label.
public let CNLabelContactRelationNephewSistersSonOrWifesSiblingsSon = "_$!<NephewSistersSonOrWifesSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// A label.
public let CNLabelContactRelationNieceBrothersDaughter = "_$!<NieceBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationNieceBrothersDaughterOrHusbandsSiblingsDaughter = "_$!<NieceBrothersDaughterOrHusbandsSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationNieceOrCousin = "_$!<NieceOrCousin>!$_"
/// A label.
public let CNLabelContactRelationNieceSistersDaughter = "_$!<NieceSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationNieceSistersDaughterOrWifesSiblingsDaughter = "_$!<NieceSistersDaughterOrWifesSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// A label.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// A label.
public let CNLabelContactRelationParentsElderSibling = "_$!<ParentsElderSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingFathersElderSibling = "_$!<ParentsSiblingFathersElderSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingFathersSibling = "_$!<ParentsSiblingFathersSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingFathersYoungerSibling = "_$!<ParentsSiblingFathersYoungerSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingMothersElderSibling = "_$!<ParentsSiblingMothersElderSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingMothersSibling = "_$!<ParentsSiblingMothersSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsSiblingMothersYoungerSibling = "_$!<ParentsSiblingMothersYoungerSibling>!$_"
/// A label.
public let CNLabelContactRelationParentsYoungerSibling = "_$!<ParentsYoungerSibling>!$_"
/// A label.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// A label.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// A label.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// A label.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// A label.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// A label.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawBrothersWife = "_$!<SisterInLawBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawElderBrothersWife = "_$!<SisterInLawElderBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawHusbandsBrothersWife = "_$!<SisterInLawHusbandsBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawHusbandsSister = "_$!<SisterInLawHusbandsSister>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawSpousesSister = "_$!<SisterInLawSpousesSister>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawWifesBrothersWife = "_$!<SisterInLawWifesBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawWifesSister = "_$!<SisterInLawWifesSister>!$_"
/// A label.
public let CNLabelContactRelationSisterInLawYoungerBrothersWife = "_$!<SisterInLawYoungerBrothersWife>!$_"
/// A label.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// A label.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// A label.
public let CNLabelContactRelationSonInLawOrBrotherInLaw = "_$!<SonInLawOrBrotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationSonInLawOrStepson = "_$!<SonInLawOrStepson>!$_"
/// A label.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// A label.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"
/// A label.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// A label.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// A label.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// A label.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// A label.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// A label.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
/// A label.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// A label.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// A label.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersBrother = "_$!<UncleFathersBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersElderBrother = "_$!<UncleFathersElderBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersElderSistersHusband = "_$!<UncleFathersElderSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersSistersHusband = "_$!<UncleFathersSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersYoungerBrother = "_$!<UncleFathersYoungerBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleFathersYoungerSistersHusband = "_$!<UncleFathersYoungerSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationUncleMothersBrother = "_$!<UncleMothersBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleMothersElderBrother = "_$!<UncleMothersElderBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleMothersSistersHusband = "_$!<UncleMothersSistersHusband>!$_"
/// A label.
public let CNLabelContactRelationUncleMothersYoungerBrother = "_$!<UncleMothersYoungerBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleParentsBrother = "_$!<UncleParentsBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleParentsElderBrother = "_$!<UncleParentsElderBrother>!$_"
/// A label.
public let CNLabelContactRelationUncleParentsYoungerBrother = "_$!<UncleParentsYoungerBrother>!$_"
/// A label.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// A label.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// A label.
public let CNLabelContactRelationYoungerBrotherInLaw = "_$!<YoungerBrotherInLaw>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousin = "_$!<YoungerCousin>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinFathersBrothersDaughter = "_$!<YoungerCousinFathersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinFathersBrothersSon = "_$!<YoungerCousinFathersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinFathersSistersDaughter = "_$!<YoungerCousinFathersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinFathersSistersSon = "_$!<YoungerCousinFathersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersBrothersDaughter = "_$!<YoungerCousinMothersBrothersDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersBrothersSon = "_$!<YoungerCousinMothersBrothersSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter =
  "_$!<YoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersSiblingsSonOrFathersSistersSon =
  "_$!<YoungerCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersSistersDaughter = "_$!<YoungerCousinMothersSistersDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinMothersSistersSon = "_$!<YoungerCousinMothersSistersSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinParentsSiblingsDaughter = "_$!<YoungerCousinParentsSiblingsDaughter>!$_"
/// A label.
public let CNLabelContactRelationYoungerCousinParentsSiblingsSon = "_$!<YoungerCousinParentsSiblingsSon>!$_"
/// A label.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// A label.
public let CNLabelContactRelationYoungerSiblingInLaw = "_$!<YoungerSiblingInLaw>!$_"
/// A label.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// A label.
public let CNLabelContactRelationYoungerSisterInLaw = "_$!<YoungerSisterInLaw>!$_"
/// A label.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// A label.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// A label.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// A label.
public let CNLabelEmailiCloud = "_$!<iCloud>!$_"
/// A label.
public let CNLabelPhoneNumberAppleWatch = "_$!<AppleWatch>!$_"
/// A label.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFax>!$_"
/// A label.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFax>!$_"
/// A label.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// A label.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFax>!$_"
/// A label.
public let CNLabelSchool = "_$!<School>!$_"
/// A label.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// A name of what is known: localized property name attribute.
public let CNPostalAddressLocalizedPropertyNameAttribute = "localizedPropertyNameAttribute"
/// A name of what is known: property attribute.
public let CNPostalAddressPropertyAttribute = "propertyAttribute"
/// A name of what is known: facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// A name of what is known: flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// A name of what is known: game center.
public let CNSocialProfileServiceGameCenter = "GameCenter"
/// A name of what is known: .
public let CNSocialProfileServiceKey = ""
/// A name of what is known: linked in.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// A name of what is known: my space.
public let CNSocialProfileServiceMySpace = "MySpace"
/// A name of what is known: sina weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// A name of what is known: tencent weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// A name of what is known: twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// A name of what is known: yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// A name of what is known: url string.
public let CNSocialProfileURLStringKey = "uRLString"
/// A name of what is known: user identifier.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// A name of what is known: username.
public let CNSocialProfileUsernameKey = "username"
